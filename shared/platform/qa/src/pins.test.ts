import { anApp, aRelease } from '@shared/release/testing/release';
import { ignoredNotes, pinnedNotes } from './notes';
import { pinnedRelease } from './pinned';
import { checkedPins, pinsIn, pinsWritten, unknownIn } from './pins';

const of = (mfe: string) => pinsIn(`?mfe=${encodeURIComponent(mfe)}`)?.versions;
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
const published = ['2.6.0', '2.5.0', '2.4.0', '2.3.0', '2.2.0', '2.1.0'];
const versionsOf = async (app: string) => (app === 'apply' ? published : []);
const ignored = (search: string, missing: readonly string[] = []) =>
  ignoredNotes({ missing, unknown: unknownIn(search) }, versionsOf);

describe('pins in an address', () => {
  it('are published versions by name', () => {
    expect(of('apply@1.4.0,estimate@2.0.0-rc.1')).toEqual({
      apply: '1.4.0',
      estimate: '2.0.0-rc.1',
    });
    expect(of('host@1.2.0')).toEqual({ host: '1.2.0' });
    expect(of('guides@1.0.0-aa5cdfe5-next')).toEqual({ guides: '1.0.0-aa5cdfe5-next' });
  });

  it.each([
    ['an address', 'apply@https://evil.example/entry.js'],
    ['a way out of the folder', 'apply@..'],
    ['a hidden way out', 'apply@1.0.0/../../upload'],
    ['an encoded way out', 'apply@1.0.0%2f..%2fupload'],
    ['two dots in a row', 'apply@1..0'],
    ['another alphabet', 'apply@1.0.０'],
    ['a look-alike of a remote', 'аpply@1.0.0'],
    ['an unknown remote', 'checkout@1.0.0'],
    ['a name of every object', 'constructor@1.0.0'],
    ['a query', 'apply@1.0.0?x=1'],
    ['nothing', 'apply@'],
    ['no version', 'apply'],
    ['a very long name', `apply@1${'.0'.repeat(40)}`],
  ])('are never %s', (_, text) => {
    expect(of(text)).toEqual({});
    expect(of(`${text},mypage@1.2.0`)).toEqual({ mypage: '1.2.0' });
  });

  it('may be local builds, by port only', () => {
    expect(pinsIn('?mfedev=apply:3003')?.ports).toEqual({ apply: 3003 });
    for (const text of [
      'apply:80',
      'apply:65536',
      'apply:evil.example',
      'apply:3003/x',
      'host:3003',
    ])
      expect(pinsIn(`?mfedev=${encodeURIComponent(text)}`)?.ports).toEqual({});
  });

  it('are cleared by an empty value, and undefined when the address has none', () => {
    expect(pinsIn('?mfe=')).toEqual({ versions: {}, ports: {} });
    expect(pinsIn('?vtg_id=V1')).toBeUndefined();
  });

  it('are written as they are read', () => {
    const pins = pinsIn('?mfe=apply@1.4.0,estimate@2.0.0-rc.1');

    expect(pins && pinsWritten(pins)).toBe('apply@1.4.0,estimate@2.0.0-rc.1');
  });
});

describe('unknownIn', () => {
  it('returns each invalid pin as written, and whether its app exists', () => {
    expect(unknownIn('?mfe=aply@1.0.0,apply@latest,guides@1.0.0,mypage&mfedev=host:3003')).toEqual([
      { name: 'aply@1.0.0', isApp: false },
      { name: 'apply@latest', isApp: true },
      { name: 'mypage', isApp: true },
      { name: 'host:3003', isApp: false },
    ]);
  });

  it('cuts long pins, and returns nothing for valid pins or none', () => {
    expect(unknownIn(`?mfe=${'x'.repeat(500)}`)[0]?.name).toHaveLength(64);
    for (const search of ['', '?mfe=', '?vtg_id=V1', '?mfe=apply@1.4.0,host@1.2.0'])
      expect(unknownIn(search)).toEqual([]);
  });
});

describe('checkedPins', () => {
  it('returns stored pins unchanged', () => {
    const pins = { versions: { apply: '1.4.0' }, ports: { guides: 3003 } };

    expect(checkedPins(JSON.parse(JSON.stringify(pins)))).toEqual(pins);
  });

  it.each([
    ['an address in place of a version', { versions: { apply: '/evil.example/x' }, ports: {} }],
    ['an address in place of a port', { versions: {}, ports: { apply: '3003@evil.example' } }],
    ['a list', ['apply@1.0.0']],
    ['a word', 'apply'],
    ['nothing', null],
  ])('never returns %s', (_, kept) => {
    expect(checkedPins(kept)).toEqual({ versions: {}, ports: {} });
  });
});

describe('pinnedRelease', () => {
  const release = {
    ...aRelease(),
    lkg: { apply: anApp('apply', '0.9.0'), mypage: anApp('mypage', '0.9.0') },
  };

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

  it('uses the pinned host, and a remote from a local port, with their digests', () => {
    const pins = { versions: { host: '1.2.0' }, ports: { mypage: 3003 } };
    const made = pinnedRelease(release, pins, get);

    expect(made.release.apps).toMatchObject({
      host: { base: '/host/1.2.0/', integrity: { 'entry.js': 'sha384-1.2.0' } },
      mypage: {
        version: 'dev',
        base: 'http://localhost:3003/',
        integrity: { 'entry.js': 'sha384-dev' },
      },
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

describe('notes for testers', () => {
  it('name the pinned versions and local builds that run, and no others', () => {
    const pins = pinsIn('?mfe=apply@1.4.0,guides@9.9.9&mfedev=mypage:3003');

    expect(pins && pinnedNotes({ pins, missing: ['guides@9.9.9'], unknown: [] })).toEqual([
      '고정됨 apply@1.4.0',
      'DEV mypage:3003',
    ]);
  });

  const newest = '(있는 버전: 2.6.0, 2.5.0, 2.4.0, 2.3.0, 2.2.0)';

  it('say that a version that is none was ignored, and what is available', async () => {
    expect(await ignored('?mfe=apply@latest')).toEqual([
      `버전으로 읽을 수 없어 무시했어요: apply@latest ${newest}`,
    ]);
  });

  it.each([
    ['apply@9.9.9', `없는 버전이라 무시했어요: apply@9.9.9 ${newest}`],
    ['guides@9.9.9', '없는 버전이라 무시했어요: guides@9.9.9'],
    ['apply:3999', '이 포트에 빌드가 없어 무시했어요: apply:3999'],
  ])('say that the missing %s was ignored, and which versions there are', async (name, text) => {
    expect(await ignored('', [name])).toEqual([text]);
  });
});
