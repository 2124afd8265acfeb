import type { Release } from '@shared/release/release';
import { ofEachRemote } from '@shared/routes/apps';
import { pinnedRelease } from './pinned';

const app = (name: string, version: string) => ({
  version,
  base: `/${name}/${version}/`,
  entry: { js: ['entry.js'], css: [] },
  integrity: {},
});
const release: Release = {
  schema: 1,
  id: 'r1',
  apps: {
    host: app('host', '1.0.0'),
    ...ofEachRemote((name) => app(name, '1.0.0')),
  },
  lkg: { apply: app('apply', '0.9.0'), mypage: app('mypage', '0.9.0') },
};
const appJson = (name: string, version: string) => ({
  schema: 1,
  app: name,
  version,
  container: `__care_${name}`,
  entry: { js: ['entry.js'], css: [] },
  files: { 'entry.js': { integrity: `sha384-${version}`, bytes: 1 } },
});
const shelf: Readonly<Record<string, unknown>> = {
  '/apply/1.4.0/app.json': appJson('apply', '1.4.0'),
  '/host/1.2.0/app.json': appJson('host', '1.2.0'),
  '/guides/1.4.0/app.json': appJson('apply', '1.4.0'),
  'http://localhost:3003/app.json': appJson('mypage', 'dev'),
};
const get = (url: string) => shelf[url];

describe('pinnedRelease', () => {
  it('uses the pinned version with its digests and no fallback, and keeps all others', () => {
    const made = pinnedRelease(release, { versions: { apply: '1.4.0' }, ports: {} }, get);

    expect(made.release.apps.apply).toMatchObject({
      base: '/apply/1.4.0/',
      integrity: { 'entry.js': 'sha384-1.4.0' },
    });
    expect(made.release.apps.mypage).toBe(release.apps.mypage);
    expect(Object.keys(made.release.lkg ?? {})).toEqual(['mypage']);
    expect(made.missing).toEqual([]);
  });

  it('uses the pinned host with its digests', () => {
    const made = pinnedRelease(release, { versions: { host: '1.2.0' }, ports: {} }, get);

    expect(made.release.apps.host).toMatchObject({
      base: '/host/1.2.0/',
      integrity: { 'entry.js': 'sha384-1.2.0' },
    });
    expect(made.release.lkg).toEqual(release.lkg);
  });

  it('uses a remote from a local port', () => {
    const made = pinnedRelease(release, { versions: {}, ports: { mypage: 3003 } }, get);

    expect(made.release.apps.mypage).toMatchObject({
      version: 'dev',
      base: 'http://localhost:3003/',
      integrity: { 'entry.js': 'sha384-dev' },
    });
  });

  it.each([
    ['a version that is not published', { versions: { apply: '9.9.9' }, ports: {} }, 'apply@9.9.9'],
    ['the build of another remote', { versions: { guides: '1.4.0' }, ports: {} }, 'guides@1.4.0'],
    ['a port where nobody answers', { versions: {}, ports: { apply: 3999 } }, 'apply:3999'],
    ['a port with another remote', { versions: {}, ports: { apply: 3003 } }, 'apply:3003'],
  ])('reports that %s is missing, and keeps the release', (_, pins, name) => {
    const made = pinnedRelease(release, pins, get);

    expect(made.missing).toEqual([name]);
    expect(made.release.apps).toEqual(release.apps);
  });
});
