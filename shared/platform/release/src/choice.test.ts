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
const shareOf = (percent: number, salt: string) =>
  (100 * devices.filter((device) => isInShare(bucketOf(salt, device), percent)).length) / COUNT;

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

    expect(Object.values(release.apps).map(({ version }) => version)).toEqual([
      '2.0.0',
      '1.1.0',
      '1.0.0',
      '1.0.0',
      '2.0.0',
    ]);
    expect(release.id).toBe('stable+apply+host');
  });
});

describe('canaries of four apps for 100,000 devices', () => {
  const shares = { host: 10, apply: 25, mypage: 50, guides: 5 } as const;
  const apps = Object.keys(shares) as (keyof typeof shares)[];
  const page = {
    release: stable,
    canaries: apps.map((name) => canaryOf(name, shares[name], `salt-${name}`)),
  };
  const sets = devices.map((device) => {
    const { release } = choiceOf(page, device);
    return apps.map((name) => release.apps[name].version === '1.1.0');
  });
  const pairs = apps.flatMap((one, a) =>
    apps.slice(a + 1).map((other, b) => [one, other, a, a + 1 + b] as const),
  );

  it.each(pairs)('are independent: chi-square of %s and %s is below 10.83', (_a, _b, a, b) => {
    const count = (first: boolean, second: boolean) =>
      sets.filter((set) => set[a] === first && set[b] === second).length;
    const [both, left, right, none] = [
      count(true, true),
      count(true, false),
      count(false, true),
      count(false, false),
    ];
    const chiSquare =
      (sets.length * (both * none - left * right) ** 2) /
      ((both + left) * (right + none) * (both + right) * (left + none));

    // Only 1 in 1000 independent pairs exceeds 10.83.
    expect(chiSquare).toBeLessThan(10.83);
  });
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
  it.each([0, 0.01, 1, 10, 50, 99.99, 100])(
    'puts %d %% of 100,000 devices into the canary, within 0.3 points',
    (percent) => {
      expect(Math.abs(shareOf(percent, 'release-7') - percent)).toBeLessThanOrEqual(0.3);
    },
  );

  it('spread devices with consecutive ids evenly', () => {
    const counted = Array.from({ length: COUNT }, (_, index) => String(index));
    const share = counted.filter((device) => isInShare(bucketOf('s', device), 10)).length / 1000;

    expect(Math.abs(share - 10)).toBeLessThanOrEqual(0.3);
  });

  it('keep every device in the canary while its share grows', () => {
    const percents = [0.5, 1, 5, 20, 20.01, 50, 100];
    const lost = devices.filter((device) => {
      const bucket = bucketOf('release-7', device);
      const inside = percents.map((percent) => isInShare(bucket, percent));
      return inside.some((is, index) => is && inside.slice(index).includes(false));
    });

    expect(lost).toEqual([]);
  });

  it('count hundredths of a percent exactly', () => {
    expect([0.29, 1.1, 33.33].map((percent) => isInShare(percent * 100 - 0.5, percent))).toEqual([
      true,
      true,
      true,
    ]);
    expect([29, 110, 3333].map((bucket, at) => isInShare(bucket, [0.29, 1.1, 33.33][at]!))).toEqual(
      [false, false, false],
    );
  });

  it('never change, because another function would move devices during a canary', () => {
    expect([
      bucketOf('salt', 'device'),
      bucketOf('', ''),
      bucketOf('release-7', '0f8fad5b-d9cb-469f-a165-70867728950e'),
    ]).toEqual([3541, 9405, 2857]);
  });
});
