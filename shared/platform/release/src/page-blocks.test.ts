import fc from 'fast-check';
import { joinRest, scriptsOf, splitPage } from './page-blocks';
import type { PageData, ReleasedApp } from './release';

const screens = {
  Home: { js: ['Home.js'], css: ['Home.css'], first: 'first-Home.js' },
  Pay: { js: ['Pay.js'], css: ['Pay.css'] },
  Unseen: { js: ['Unseen.js'], css: ['Unseen.css'], first: 'first-Unseen.js' },
};
const files = ['entry.js', 'entry.css', 'popup.js'].concat(
  Object.values(screens).flatMap(({ js, css, ...more }) => [
    ...js,
    ...css,
    ...('first' in more ? [more.first] : []),
  ]),
);
const app = (name: string, version = '1'): ReleasedApp => ({
  version,
  base: `/${name}/${version}/`,
  entry: { js: ['entry.js'], css: ['entry.css'] },
  container: `__${name}`,
  screens,
  integrity: Object.fromEntries(files.map((file) => [file, `sha256-${name}${version}${file}`])),
});
const pageOf = (own: Partial<PageData> = {}) =>
  ({
    channel: 'production',
    seq: 3,
    disabled: [],
    settings: {},
    routes: [
      ['^/?$', 'apply', 'Home', 'open', 'full'],
      ['^/pay/?$', 'apply', 'Pay', 'open', 'full'],
    ],
    release: { schema: 1, id: 'R', apps: { host: app('host'), apply: app('apply') } },
    ...own,
  }) as unknown as PageData;
const canary = (tried: Record<string, ReleasedApp>) => ({
  id: 'c',
  percent: 10,
  salt: 's',
  apps: tried,
});

describe('first block of a page', () => {
  const { apply, host } = splitPage(pageOf()).first.release.apps;

  it('has only the digests for the screens that an address opens first', () => {
    expect(Object.keys(apply.integrity).sort()).toEqual(['Home.css', 'entry.css', 'first-Home.js']);
    expect(Object.keys(apply.screens ?? {})).toEqual(['Home']);
    expect(Object.keys(host.integrity)).toEqual(['entry.css']);
  });

  it('has the addresses that the boot script needs, and the second block has the others', () => {
    const at = { 'entry.js': '/apply/0/', 'first-Home.js': '/apply/0/', 'Pay.js': '/apply/0/' };
    const page = pageOf();
    page.release.apps.apply.at = at;
    const { first, rest } = splitPage(page);

    const early = Object.keys(first.release.apps.apply.at ?? {}).sort();
    expect(early).toEqual(['entry.js', 'first-Home.js']);
    joinRest(first, rest);
    expect(first.release.apps.apply).toEqual(page.release.apps.apply);
  });

  it('grows by at most 180 characters for an app that no address opens', () => {
    const { release } = pageOf();
    const more = pageOf({
      release: { ...release, apps: { ...release.apps, estimate: app('estimate') } },
    });
    const length = (page: PageData) => JSON.stringify(splitPage(page).first).length;

    expect(length(more) - length(pageOf())).toBeLessThan(180);
  });

  it('has the canaries and the fallback versions, because the boot script chooses from them', () => {
    const page = pageOf({ canaries: [canary({ apply: app('apply', '2') })] });
    const { release, canaries } = splitPage({
      ...page,
      release: { ...page.release, lkg: { apply: app('apply', '0') } },
    }).first;

    expect(release.lkg?.apply).toMatchObject({ version: '0', base: '/apply/0/' });
    expect(Object.keys(canaries?.[0]?.apps.apply?.integrity ?? {})).toContain('first-Home.js');
  });
});

it('joins with the second block to exactly the same page, because a digest names a release', () => {
  const names = fc.constantFrom('host', 'apply', 'mypage', 'estimate');
  const apps = (version: string) =>
    fc
      .uniqueArray(names)
      .map((those) => Object.fromEntries(those.map((name) => [name, app(name, version)])));
  const pages = fc.record({ all: apps('1'), lkg: apps('0'), tried: apps('2'), bare: fc.boolean() });
  fc.assert(
    fc.property(pages, ({ all, lkg, tried, bare }) => {
      const release = { schema: 1, id: 'R', apps: all, ...(!bare && { lkg }) };
      const page = pageOf({
        release: release as unknown as PageData['release'],
        ...(!bare && { canaries: [canary(tried)] }),
      });
      const { first, rest } = splitPage(structuredClone(page));
      const read: PageData = JSON.parse(JSON.stringify(first));
      joinRest(read, JSON.parse(JSON.stringify(rest)));

      expect(JSON.stringify(read)).toBe(JSON.stringify(page));
      joinRest(read, rest);
      expect(read).toEqual(page);
      expect(scriptsOf(read).sort()).toEqual(scriptsOf(page).sort());
    }),
  );
});

it('keeps an app that is not in the second block', () => {
  const pinned = pageOf();
  joinRest(pinned, {});

  expect(pinned).toEqual(pageOf());
});
