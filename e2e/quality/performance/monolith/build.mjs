import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { appConfig } from '@shared/delivery/build/app-config';

const root = join(import.meta.dirname, '../../../..');

/** The webpack that builds the apps, so that the repository has only one. */
const webpack = createRequire(
  fileURLToPath(import.meta.resolve('@shared/delivery/build/app-config')),
)('webpack');

/** Plugins that only a federated start needs. The screens of the monolith are its own chunks. */
const FEDERATED_PLUGINS = [
  'ModuleFederationPlugin',
  'StatsPlugin',
  'IntegrityPlugin',
  'AppJsonPlugin',
];

/**
 * Builds the same sources as one application, as a team would by default: lazy routes, webpack's own splitting, and the
 * HTTP client in the bundle.
 */
function monolith(output) {
  const config = appConfig('host', { version: 'plain' });
  return {
    ...config,
    name: 'plain',
    entry: { main: join(import.meta.dirname, 'plain.tsx') },
    output: {
      ...config.output,
      path: output,
      publicPath: '/plain/',
      uniqueName: 'plain',
      // The name contains a hash, because the folder of the monolith is not named by its version.
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    devtool: false,
    module: { rules: [...config.module.rules.map(withFolderInClassNames), eager] },
    optimization: {
      ...config.optimization,
      minimizer: ['...', minimizesStyles(config)],
      splitChunks: { chunks: 'async' },
    },
    plugins: config.plugins.filter(
      (plugin) => !FEDERATED_PLUGINS.includes(plugin.constructor.name),
    ),
    cache: { ...config.cache, name: 'monolith-plain' },
  };
}

const minimizesStyles = ({ optimization: { minimizer } }) =>
  minimizer.find((plugin) => plugin.constructor.name === 'CssMinimizerPlugin');

/** Adds the folder to class names, because five apps have stylesheets with the same name. */
function withFolderInClassNames(rule) {
  if (!String(rule.test).includes('module')) return rule;
  const [out, css] = rule.use;
  const modules = { ...css.options.modules, getLocalIdent };
  return { ...rule, use: [out, { ...css, options: { ...css.options, modules } }] };
}

function getLocalIdent({ resourcePath }, _, local) {
  const [folder, ...rest] = relative(root, resourcePath)
    .replace(/^shared\/(product|platform)\//, '')
    .split(/[/\\]/);
  return `${folder}-${rest.at(-1).replace('.module.css', '')}-${local}`;
}

/** Puts the HTTP client into the first file, like an ordinary import. */
const eager = {
  test: /shared[/\\]product[/\\](api|session)[/\\]src/,
  parser: { dynamicImportMode: 'eager' },
};

/**
 * Builds the monolith, compressed like the files of the store: `build.mjs <folder>`. `files.json` lists the files of
 * its page. The folder appears when it is complete.
 */
const [, , folder] = process.argv;
const working = `${folder}.${process.pid}`;

webpack(monolith(working), (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: false })}\n`);
    process.exit(1);
  }
  const entry = stats.compilation.entrypoints.get('main').getFiles();
  const ending = (end) => entry.filter((file) => file.endsWith(end));
  const files = { js: ending('.js'), css: ending('.css') };
  writeFileSync(join(working, 'files.json'), JSON.stringify(files));
  for (const name of readdirSync(working).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const bytes = brotliCompressSync(readFileSync(join(working, name)), { params });
    writeFileSync(join(working, `${name}.br`), bytes);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(working, folder);
});
