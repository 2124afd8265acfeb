import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { AppJson } from '@shared/release/release';

const folder = mkdtempSync(join(tmpdir(), 'care-foreign-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const none = { js: { sync: [], async: [] } };
const own = { js: { sync: [], async: ['copy.js'] } };

/** Writes the folder of a remote that was built with these files, and returns the folder that we publish. */
function adopted(type: string, files: Readonly<Record<string, string>>) {
  const source = mkdtempSync(join(folder, 'source-'));
  const assets = { js: { sync: type === 'module' ? [] : ['js/chunk.js'], async: [] } };
  const manifest = {
    metaData: {
      globalName: 'guides_2_0_0',
      publicPath: 'auto',
      remoteEntry: { path: '', name: 'js/entry.js', type },
    },
    shared: [
      { name: '@shared/router', requiredVersion: '^1.0.0', assets: none },
      { name: 'react', requiredVersion: '^19.0.0', assets: own },
    ],
    exposes: [{ path: './screens', assets }],
  };
  const all = {
    'package.json': '{ "screens": ["TermInfo"] }',
    'src/Terms.tsx': `import { Link, type Place, useTitle as title } from '@shared/router';`,
    'node_modules/@shared/contract/package.json': '{ "version": "1.3.0" }',
    'node_modules/@shared/contract/shared/router/src/index.d.ts': 'export declare const Link: 1;',
    'dist/mf-manifest.json': JSON.stringify(manifest),
    'dist/js/entry.js.map': '{}',
    'dist/page.css': '.page{color:green}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), text);
  }
  const into = join(source, 'published');
  const order = JSON.stringify({ app: 'guides', version: '2.0.0', source, into });
  const script = `import { foreignBuild } from './foreign-build.ts'; await foreignBuild(${order});`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  execFileSync(process.execPath, args, { cwd: __dirname, stdio: ['ignore', 'ignore', 'pipe'] });
  return into;
}

/** Runs a script of this address on a page, and returns its container and the stylesheets that it has added. */
function started(script: string, src: string) {
  const links: Record<string, unknown>[] = [];
  const append = (link: Record<string, unknown> & { onload: () => void }) => {
    links.push(link);
    link.onload();
  };
  const page: Record<string, unknown> & {
    guides_2_0_0?: { get: (name: string) => Promise<() => unknown> };
  } = {
    URL,
    document: { currentScript: { src }, createElement: () => ({ dataset: {} }), head: { append } },
    __careIntegrity: (url: string) => `digest of ${url}`,
  };
  runInNewContext(`var self = globalThis;${script}`, page);
  return { container: page.guides_2_0_0, links };
}

const MODULES = {
  'dist/js/entry.js': `import { screens } from '../chunk.js'; export const init = () => 0; export const get = async () => () => screens;`,
  'dist/chunk.js': `export const screens = 'its screens';`,
};
const SCRIPTS = {
  'dist/js/entry.js': `var guides_2_0_0; (() => { const [screens] = self.waiting; guides_2_0_0 = { init() {}, get: async () => () => screens }; })()`,
  'dist/js/chunk.js': `(self.waiting = self.waiting || []).push('its screens')`,
};

describe('foreignBuild', () => {
  it.each([
    ['modules', 'module', MODULES],
    ['scripts', 'global', SCRIPTS],
  ])('makes one described script of the %s of another tool [PLAT-003]', async (_, type, files) => {
    const into = adopted(type, files);
    const script = readFileSync(join(into, 'js/entry.js'), 'utf8');
    const { container, links } = started(script, 'https://care.example/guides/2.0.0/js/entry.js');

    expect((await container?.get('./screens'))?.()).toBe('its screens');
    const href = 'https://care.example/guides/2.0.0/page.css';
    expect(links).toMatchObject([{ rel: 'stylesheet', href, integrity: `digest of ${href}` }]);
    const app: AppJson = JSON.parse(readFileSync(join(into, 'app.json'), 'utf8'));
    expect(Object.keys(app.files)).toEqual(['js/entry.js', 'page.css']);
    expect(app).toMatchObject({
      contract: { needsHost: '^1.3.0' },
      shared: {
        '@shared/router': { required: '^1.0.0', carried: false, uses: ['Link', 'useTitle'] },
        react: { carried: true },
      },
      screens: { TermInfo: { js: [], css: ['page.css'] } },
    });
  });
});
