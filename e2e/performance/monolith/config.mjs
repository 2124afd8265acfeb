import { join, relative } from 'node:path';
import { appConfig } from '@shared/delivery/build/app-config';
import { reactApart } from '@shared/delivery/build/chunks';
import { FirstViewsPlugin } from './first-views-plugin.mjs';
import { RoutesPlugin } from './routes-plugin.mjs';
import { webpack } from './webpack.mjs';

const root = join(import.meta.dirname, '../../..');

/** Plugins that only a federated start needs. The screens of the monolith are its own chunks. */
const FEDERATED_PLUGINS = ['ModuleFederationPlugin', 'IntegrityPlugin', 'AppJsonPlugin'];
const own = (file) => join(import.meta.dirname, file);

/**
 * Builds the same sources as one application. `plain` is a typical build: lazy routes, webpack's default splitting,
 * axios in the bundle. `tuned` has all optimisations of the federated start that also apply to one build: the host's
 * own start (first commit when code and data are there, prefetch when idle), React in its own file, lazy axios, and
 * files that compile on arrival. It also builds the prerenders: "tuned+" is this build with a page that loads them
 * (site.ts).
 */
export function monolith(kind, output) {
  const config = appConfig('host', { version: kind });
  const isTuned = kind === 'tuned';
  return {
    ...config,
    name: kind,
    entry: { main: isTuned ? './src/entry.ts' : own('plain.tsx') },
    output: {
      ...config.output,
      path: output,
      publicPath: `/${kind}/`,
      uniqueName: kind,
      // The name contains a hash, because the folder of a monolith is not named by its version.
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    devtool: false,
    module: {
      rules: [...config.module.rules.map(withFolderInClassNames), ...(isTuned ? [] : eager)],
    },
    optimization: {
      ...config.optimization,
      ...(!isTuned && { minimizer: ['...', minimizesStyles(config)] }),
      splitChunks: isTuned ? vendorApart : { chunks: 'async' },
    },
    plugins: [
      ...config.plugins.filter((plugin) => !FEDERATED_PLUGINS.includes(plugin.constructor.name)),
      inPlaceOf('screens', 'screens.ts'),
      inPlaceOf('gate', 'nothing.ts'),
      inPlaceOf('recovery', 'nothing.ts'),
      ...(isTuned ? [new FirstViewsPlugin(classNameOf)] : []),
      new RoutesPlugin(),
    ],
    cache: { ...config.cache, name: `monolith-${kind}` },
  };
}

const minimizesStyles = ({ optimization: { minimizer } }) =>
  minimizer.find((plugin) => plugin.constructor.name === 'CssMinimizerPlugin');

/** Replaces the loader by a module with the same interface that uses `import()`. */
const inPlaceOf = (part, file) =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^(\\./loader|\\.)/${part}$`), (request) => {
    const isLoader = /host[/\\]src([/\\]loader)?$/.test(request.context);
    if (isLoader) request.request = own(file);
  });

/** Adds the folder to class names, because five apps have stylesheets with the same name. */
function withFolderInClassNames(rule) {
  if (!String(rule.test).includes('module')) return rule;
  const getLocalIdent = ({ resourcePath }, _, local) => classNameOf(resourcePath, local);
  const [out, css] = rule.use;
  const modules = { ...css.options.modules, getLocalIdent };
  return { ...rule, use: [out, { ...css, options: { ...css.options, modules } }] };
}

function classNameOf(path, local) {
  const [folder, ...rest] = relative(root, path).replace('shared/', '').split(/[/\\]/);
  return `${folder}-${rest.at(-1).replace('.module.css', '')}-${local}`;
}

/** Puts the HTTP client into the first file, like an ordinary import. */
const eager = [
  { test: /shared[/\\](api|session)[/\\]src/, parser: { dynamicImportMode: 'eager' } },
];

const vendorApart = { chunks: 'async', cacheGroups: { vendor: reactApart } };
