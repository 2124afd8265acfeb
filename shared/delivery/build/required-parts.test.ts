import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../base/digest.cjs';
import { inNode } from '../testing/in-node';

type Files = Readonly<Record<string, string>>;
type Described = Readonly<Record<string, unknown>>;

const folder = mkdtempSync(join(tmpdir(), 'care-required-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(place: string, files: Files): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, place, file)), { recursive: true });
    writeFileSync(join(folder, place, file), text);
  }
  return join(folder, place);
}

const HEAD = '//# allFunctionsCalledOnLoad\n';
/** As webpack and Terser write the gated code of IntegrityPlugin. */
const SCRIPTS =
  'a.integrity=globalThis.__careIntegrity?.(t)??"",a.src=globalThis.__careScriptUrl?.(t)??t;';
const STYLES =
  'i.href=globalThis.__careStyleUrl?.(i.href)??i.href,i.integrity=globalThis.__careIntegrity?.(i.href)??"";';
const PLACES = ['ahead', 'policy', 'styles', 'data', 'extras', 'starter', 'css', 'rest'];

type Build = { app: 'host' | 'gifts'; files: Files; described: Described };

/** Returns the emitted files, with an `app.json` that fits to them unless `described` says otherwise. */
function emitted({ app, files, described }: Build): Files {
  const shipped = Object.entries(files).filter(([file]) => !/\.(map|json)$|^page\//.test(file));
  const digests = shipped.map(([file, text]) => [file, { integrity: integrityOf(text) }]);
  const entry =
    app === 'host' ? { js: ['main.js'], css: ['main.css'] } : { js: ['entry.js'], css: [] };
  const whole = { files: Object.fromEntries(digests), entry, ...described };
  return { 'app.json': JSON.stringify(whole), ...files };
}

const remote: Build = {
  app: 'gifts',
  files: {
    'entry.js': HEAD + SCRIPTS + STYLES,
    'entry.js.map': '{}',
    'kit.js': HEAD,
    'kit.css': 'a{}',
    'first-Gifts.js': HEAD,
    'modules.json': '{"entry.js":{"webpack":1},"kit.js":{"remote-gifts/src/Gifts.tsx":1}}',
    'mf-manifest.json': '{"exposes":[{"path":"./screens"}],"shared":[]}',
  },
  described: { screens: { Gifts: { first: 'first-Gifts.js' } } },
};

const provided = inNode<string[]>(
  'shared/delivery/build/singletons.mjs',
  'Object.keys(own.shared)',
);
const host: Build = {
  app: 'host',
  files: {
    'main.js': HEAD + SCRIPTS,
    'main.js.map': '{}',
    'main.css': 'a{}',
    'later.js': HEAD,
    'font/faces-0.woff2': 'font',
    'font/LICENSE.txt': 'OFL',
    'page/index.html': PLACES.map((place) => `<!--${place}-->`).join(''),
    'page/shell.css': 'a{}',
    'page/starter.js': 'go()',
    'page/routes.json': '[["/"]]',
    'modules.json': '{"main.js":{"react":1},"later.js":{"host/src/later.ts":1}}',
    'mf-manifest.json': JSON.stringify({ shared: provided.map((name) => ({ name })) }),
  },
  described: { shared: Object.fromEntries(provided.map((key) => [key, { provided: '1.0.0' }])) },
};

const changed = (build: Build, files: Files, described: Described = {}): Build => ({
  ...build,
  files: { ...build.files, ...files },
  described: { ...build.described, ...described },
});
const page = (text: string) => changed(host, { 'page/index.html': text });
const index = host.files['page/index.html'] ?? '';

const broken: readonly (readonly [sentence: string, build: Build])[] = [
  ['the description of the build .*modules.json', changed(remote, { 'modules.json': '' })],
  [
    'the digest of the file .*kit.css',
    changed(remote, {
      'app.json': emitted(changed(remote, { 'kit.css': 'b{}' }))['app.json'] ?? '',
    }),
  ],
  [
    'the digest of each loaded script .*entry.js',
    changed(remote, { 'entry.js': HEAD + SCRIPTS.replace('integrity', 'other') + STYLES }),
  ],
  ['Trusted Types demands .*entry.js', changed(remote, { 'entry.js': `${HEAD}a.src=t;${STYLES}` })],
  ['each loaded stylesheet .*entry.js', changed(remote, { 'entry.js': HEAD + SCRIPTS })],
  ['Trusted Types demands .*main.js', changed(host, { 'main.js': HEAD })],
  ['budgets need .*kit.js', changed(remote, { 'modules.json': '{"entry.js":{"webpack":1}}' })],
  ['the source map is missing in entry.js', changed(remote, { 'entry.js.map': '' })],
  ['compile on arrival .*kit.js', changed(remote, { 'kit.js': 'go()' })],
  ['the screen with its files .*app.json', changed(remote, {}, { screens: {} })],
  [
    'the screen with its files .*mf-manifest.json',
    changed(remote, { 'mf-manifest.json': '{"exposes":[]}' }),
  ],
  ['the prerendered page .*first-Gifts.js', changed(remote, { 'first-Gifts.js': '' })],
  ['the prerendered page .*first-Gifts.js', changed(remote, {}, { screens: { Gifts: {} } })],
  [
    'the table of shared modules.*kit.js',
    changed(remote, { 'modules.json': '{"entry.js":{"webpack":1},"kit.js":{"react":1}}' }),
  ],
  [
    'the table of shared modules.*kit.js',
    changed(remote, {
      'modules.json':
        '{"entry.js":{"webpack":1},"kit.js":{"shared/product/session/src/index.ts":1}}',
    }),
  ],
  ['the content of the page .*page/starter.js', changed(host, { 'page/starter.js': '' })],
  ['a place of the page.*index.html', page(index.replace('<!--policy-->', ''))],
  ['the prerendered home.*index.html', page(`${index}<!--home-->`)],
  [
    'a module that the host provides .*mf-manifest.json',
    changed(host, { 'mf-manifest.json': '{"shared":[]}' }),
  ],
  ['the font is missing', changed(host, { 'font/faces-0.woff2': '' })],
];

/** Returns the sentences for each build. A file with an empty text is not written. */
function sentencesFor(builds: readonly Build[]): string[][] {
  const source = write('source', { 'src/first-view/Gifts.tsx': '' });
  const bare = write('bare', { 'package.json': '' });
  const given = builds.map((build, place) => {
    const files = Object.entries(build.files).filter(([, text]) => text !== '');
    const output = write(`${place}`, emitted({ ...build, files: Object.fromEntries(files) }));
    return [build.app, build.app === 'host' ? bare : source, output];
  });
  return inNode<string[][]>(
    'shared/delivery/build/required-parts.mjs',
    'given[0].map((words) => own.missingParts(...words))',
    given,
  );
}

describe('missingParts', () => {
  it('names the missing part and its file, and nothing in a whole build [PLAT-003]', () => {
    const [wholeHost, wholeRemote, ...others] = sentencesFor([
      host,
      remote,
      ...broken.map(([, build]) => build),
    ]);

    expect([wholeHost, wholeRemote]).toEqual([[], []]);
    expect(others).toEqual(
      broken.map(([sentence]) => expect.arrayContaining([expect.stringMatching(sentence)])),
    );
  });
});
