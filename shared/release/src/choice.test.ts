import { choiceOf, withoutQuarantined } from './choice';
import type { Release, ReleasedApp } from './release';

const app = (version: string): ReleasedApp => ({
  version,
  base: `/x/${version}/`,
  entry: { js: ['entry.js'], css: [] },
  integrity: {},
});
const releaseOf = (id: string, version: string): Release => ({
  schema: 1,
  id,
  apps: {
    host: app(version),
    apply: app(version),
    mypage: app(version),
    estimate: app(version),
    guides: app(version),
  },
  lkg: { apply: app('0.9.0'), mypage: app('0.9.0') },
});
const stable = releaseOf('stable', '1.0.0');
const canary = releaseOf('canary', '1.1.0');

describe('the release a device runs', () => {
  const of = (percent: number, device: string | undefined) =>
    choiceOf({ release: stable, canary: { release: canary, percent, salt: 's' } }, device);

  it('is the whole canary or the whole stable release, by its bucket', () => {
    expect(of(100, 'phone')).toEqual({ release: canary, variant: 'canary' });
    expect(of(0, 'phone')).toEqual({ release: stable, variant: 'stable' });
  });

  it('is the stable one without a canary, and for a device without a name', () => {
    expect(choiceOf({ release: stable }, 'phone').variant).toBe('stable');
    expect(of(100, undefined).variant).toBe('stable');
  });
});

describe('a quarantined version', () => {
  const withBad = (...bad: string[]) =>
    withoutQuarantined(stable, (name, { version }) => bad.includes(`${name}@${version}`));

  it('is replaced by its last known good and stands behind it; the others stay', () => {
    const { apps, lkg } = withBad('apply@1.0.0');

    expect([apps.apply.version, lkg?.apply?.version]).toEqual(['0.9.0', '1.0.0']);
    expect([apps.mypage.version, lkg?.mypage?.version]).toEqual(['1.0.0', '0.9.0']);
  });

  it('stays when there is nothing good, when both went wrong, and for another version', () => {
    expect(withBad('guides@1.0.0')).toEqual(stable);
    expect(withBad('apply@1.0.0', 'apply@0.9.0')).toEqual(stable);
    expect(withBad('apply@1.0.1')).toEqual(stable);
  });
});
