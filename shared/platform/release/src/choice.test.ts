import { createHash } from 'node:crypto';
import { anApp, aRelease } from '../testing/release';
import { bucketOf, choiceOf, isInShare, withoutQuarantined } from './choice';
import type { AppName, Canary, ReleasedApp } from './release';

const stable = {
  ...aRelease(),
  id: 'stable',
  lkg: { apply: anApp('apply', '0.9.0'), mypage: anApp('mypage', '0.9.0') },
};
const canaryOf = (name: AppName, percent: number, salt: string = name): Canary<ReleasedApp> => ({
  id: name,
  apps: { [name]: anApp(name, '1.1.0') },
  percent,
  salt,
});
const COUNT = 100_000;
/** Random ids that are the same in every run. */
const devices = Array.from({ length: COUNT }, (_, index) =>
  createHash('md5').update(`device ${index}`).digest('hex'),
);

describe('choiceOf', () => {
  const of = (percent: number, device: string | undefined) =>
    choiceOf({ release: stable, canaries: [canaryOf('apply', percent)] }, device);

  it('returns the app of the canary with the stable version as its fallback', () => {
    const { release, variant } = of(100, 'phone');

    expect([release.id, variant]).toEqual(['stable+apply', 'canary']);
    expect(release.apps).toEqual({ ...stable.apps, apply: anApp('apply', '1.1.0') });
    expect(release.lkg).toEqual({ ...stable.lkg, apply: anApp('apply', '1.0.0') });
    expect(of(0, 'phone')).toEqual({ release: stable, variant: 'stable' });
  });

  it('returns the stable release without a canary or without a device id', () => {
    expect(choiceOf({ release: stable }, 'phone').variant).toBe('stable');
    expect(of(100, undefined)).toEqual({ release: stable, variant: 'stable' });
  });

  it('returns the apps of several canaries, or of one with several apps, and no others', () => {
    const two = { host: anApp('host', '2.0.0'), guides: anApp('guides', '2.0.0') };
    const pair = { ...canaryOf('host', 100), apps: two };
    const canaries = [canaryOf('apply', 100), pair, canaryOf('mypage', 0)];
    const { release } = choiceOf({ release: stable, canaries }, 'phone');

    const versions = Object.values(release.apps).map(({ version }) => version);
    expect(versions).toEqual(['2.0.0', '1.1.0', '1.0.0', '1.0.0', '2.0.0']);
    expect(release.id).toBe('stable+apply+host');
  });
});

it('choiceOf puts a quarter of 100,000 devices into both of two canaries for half of them', () => {
  const canaries = [canaryOf('apply', 50), canaryOf('mypage', 50)];
  const both = devices.filter(
    (device) =>
      choiceOf({ release: stable, canaries }, device).release.id === 'stable+apply+mypage',
  );

  expect(Math.abs((100 * both.length) / COUNT - 25)).toBeLessThanOrEqual(0.3);
});

describe('withoutQuarantined', () => {
  const withBad = (...bad: string[]) =>
    withoutQuarantined(stable, (name, { version }) => bad.includes(`${name}@${version}`));

  it('replaces a version by its fallback, which gets the version as its own fallback', () => {
    const { apps, lkg } = withBad('apply@1.0.0');

    expect([apps.apply.version, lkg?.apply?.version]).toEqual(['0.9.0', '1.0.0']);
    expect([apps.mypage.version, lkg?.mypage?.version]).toEqual(['1.0.0', '0.9.0']);
  });

  it('keeps a version without a good fallback, and other versions', () => {
    expect(withBad('guides@1.0.0')).toEqual(stable);
    expect(withBad('apply@1.0.0', 'apply@0.9.0')).toEqual(stable);
    expect(withBad('apply@1.0.1')).toEqual(stable);
  });
});

describe('bucketOf and isInShare', () => {
  it('spread devices with consecutive ids evenly', () => {
    const counted = Array.from({ length: COUNT }, (_, index) => String(index));
    const share = counted.filter((device) => isInShare(bucketOf('s', device), 10)).length / 1000;

    expect(Math.abs(share - 10)).toBeLessThanOrEqual(0.3);
  });

  it.each([
    [0, 0],
    [0.57, 57],
    [1.1, 110],
    [33.33, 3333],
    [100, 10_000],
  ])('have for %d %% the first %i of 10,000 buckets', (percent, count) => {
    const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);

    expect(buckets.filter((one) => isInShare(one, percent))).toEqual(buckets.slice(0, count));
  });

  it('never change, because another function would move devices during a canary', () => {
    expect([
      bucketOf('salt', 'device'),
      bucketOf('', ''),
      bucketOf('release-7', '0f8fad5b-d9cb-469f-a165-70867728950e'),
    ]).toEqual([3541, 9405, 2857]);
  });
});
