import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesOf } from './sources';

const root = join(__dirname, '../../..');

/** One script of a library in each place and format that packages use. */
const LIBRARY_FILES = [
  'index.js',
  'index.mjs',
  'index.cjs',
  'dist/index.js',
  'build/modern/query.js',
];
const LIBRARIES = ['react-router', '@tanstack/query-core', 'axios'];

type Build = {
  app: string;
  aliases: string[];
  /** Library scripts that a loader would change. */
  rewritten: string[];
  plugins: string[];
  /** The text of its webpack.config.mjs. */
  config: string;
  /** Options of the federation plugin. Webpack's own plugin refuses `experiments`. */
  federation?: { name: string; manifest: boolean; experiments: object };
  /** Loaders of a TypeScript file. */
  compilers: string[];
  /** The development server reloads modules without a reload of the page, and shows what does not compile. */
  isHot: boolean;
};

/** Loads the five production configurations in Node, because they are ES modules. */
function builds(): Build[] {
  const files = LIBRARIES.flatMap((name) =>
    LIBRARY_FILES.map((file) => `/node_modules/${name}/${file}`),
  );
  const script = `
    import { apps, folderOf } from '@shared/delivery/build/singletons';
    import { readFileSync } from 'node:fs';
    import { join } from 'node:path';
    const files = ${JSON.stringify([...files, '/node_modules/react-router/dist/production/index.mjs'])};
    const found = [];
    for (const app of apps) {
      const path = join(${JSON.stringify(root)}, folderOf(app), 'webpack.config.mjs');
      const { default: configOf } = await import(path);
      const { resolve, module, plugins } = configOf({}, { mode: 'production' });
      const { hot, client } = configOf({}, { mode: 'development' }).devServer;
      const federation = plugins.find(({ constructor }) => constructor.name === 'ModuleFederationPlugin');
      found.push({
        app,
        aliases: Object.keys(resolve.alias ?? {}),
        rewritten: files.filter((file) => module.rules.some(({ test }) => test.test(file))),
        plugins: plugins.map((plugin) => plugin.constructor.name),
        config: readFileSync(path, 'utf8'),
        federation: federation?._options,
        compilers: module.rules.filter(({ test }) => test.test('src/App.tsx')).map(({ loader }) => loader),
        isHot: hot && client.overlay.errors,
      });
    }
    console.log(JSON.stringify(found));`;
  return inNode(script) as Build[];
}

/** Returns the JSON that an ES module prints. */
const inNode = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(root, 'e2e'),
      encoding: 'utf8',
    }),
  );

const FROM_ENHANCED =
  "import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';";

describe('production builds', () => {
  const all = builds();

  it.each(all)(
    '$app bundles libraries as published [PLAT-016]',
    ({ aliases, rewritten, plugins }) => {
      expect(aliases).toEqual([]);
      expect(rewritten).toEqual([]);
      expect(plugins).not.toContain('NormalModuleReplacementPlugin');
    },
  );

  it('use the federation plugin of enhanced for every remote [PLAT-001]', () => {
    const [host, ...remotes] = all;
    expect(host?.federation).toBeUndefined();
    for (const { app, federation } of remotes)
      expect(federation).toMatchObject({
        name: expect.stringMatching(new RegExp(`^__care_${app}_`)),
        manifest: true,
        experiments: { externalRuntime: true },
      });
  });

  it('write a manifest for the host, too [PLAT-003]', () => {
    for (const { app, plugins } of all)
      expect(plugins.includes('StatsPlugin')).toBe(app === 'host');
  });

  it.each(all)('$app has no configuration beside the shared function', ({ app, config }) => {
    expect(config.split('\n')).toEqual([
      "import { appConfig } from '@shared/delivery/build/app-config';",
      '',
      `export default ({ version }, { mode }) => appConfig('${app}', { mode, version });`,
      '',
    ]);
  });

  it('run ts-loader in webpack-cli; development has a server with hot reload [PLAT-015]', () => {
    expect(all.map(({ compilers }) => compilers)).toEqual(all.map(() => ['ts-loader']));
    expect(all.every(({ isHot }) => isHot)).toBe(true);
    const folder = join(root, 'shared/delivery');
    const files = ['build', 'cli'].flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => join(name, file)),
    );
    const using = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(join(folder, file), 'utf8')));
    expect(using(/webpack-cli\/bin\/cli\.js/)).toEqual(['build/build-app.mjs', 'cli/serve.ts']);
    expect(using(/\bwebpack\(/)).toEqual([]);
  });
});

describe('the federation plugin', () => {
  it('comes from enhanced in every build of the repository [PLAT-001]', () => {
    const builds = filesOf((path) => path.endsWith('.mjs')).filter(({ text }) =>
      /new .*ModuleFederationPlugin/.test(text),
    );
    const others = builds.filter(
      ({ text }) => !text.includes(FROM_ENHANCED) || /\.container\b/.test(text),
    );

    expect(builds).not.toHaveLength(0);
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});

describe('the catalog of packages', () => {
  it('has exact versions only', () => {
    const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const { catalog }: { catalog: Record<string, string> } = parse(text);

    expect(Object.keys(catalog)).toContain('webpack');
    const loose = Object.values(catalog).filter(
      // `npm:react@18.3.1` is a version under another name.
      (version) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('installs one copy of webpack, because plugins have no effect in another one', () => {
    const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const { snapshots }: { snapshots: Record<string, object> } = parse(lock);

    expect(Object.keys(snapshots).filter((name) => name.startsWith('webpack@'))).toHaveLength(1);
  });
});
