import { basename, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { AppJsonPlugin } from './app-json-plugin.mjs';
import { hostChunks, remoteChunks } from './chunks.mjs';
import { deliveryFacts } from './delivery-facts.mjs';
import { devParts } from './dev-parts.mjs';
import { devPorts } from './dev-ports.mjs';
import { hostManifest, remoteContainer } from './federation.mjs';
import { FixedNames } from './fixed-names.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { serveParts } from './serve-parts.mjs';
import { folderOf, sharedOf } from './singletons.mjs';
import { targets } from './targets.mjs';
import { toolsOf, versionOf } from './version.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * Returns the webpack configuration of an app. All five apps use it, so that settings they depend on (names with the
 * version, no copy of a singleton, checked loading) cannot differ between teams.
 * In development, each server uses its port in dev-ports.mjs.
 */
export function appConfig(app, { mode = 'production', version = versionIn(app, mode) } = {}) {
  const devPort = devPorts[app];
  const isHost = app === 'host';
  const isDev = mode === 'development';
  const folder = join(root, folderOf(app));
  const dev = isDev ? devParts(app, devPort) : undefined;
  const facts = deliveryFacts(root, app);

  return {
    name: app,
    mode,
    context: folder,
    target: targets.webpack,
    devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
    entry: isHost ? { main: './src/entry.ts' } : {},
    output: {
      path: join(folder, 'dist', version),
      publicPath: isDev ? `http://localhost:${devPort}/` : publicPathOf(app, version),
      // The address has a version, so names need no hash. Every entry would have to list the hashes, and federation
      // cannot build an entry with a hash in its name. An unchanged file keeps its address (store/upload.ts).
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: isHost ? '__care_host' : containerOf(app, version), // a page has one host
      // Without the version, so that an unchanged file has the same bytes in the next version. The host keeps the
      // lists of two versions apart (host/src/boot/chunk-lists.ts).
      chunkLoadingGlobal: `__care_${app}_`,
      ...(isDev && { crossOriginLoading: 'anonymous' }), // otherwise the plugin for digests prints a warning
      chunkLoadTimeout: 7500, // below the step of the loader (host/src/loader/time-limits.ts)
      strictModuleErrorHandling: true,
      clean: !isDev,
      hashFunction: 'xxhash64',
      // Paths relative to the app's folder. `mfe where` turns them into paths in the repository.
      ...(!isDev && { devtoolModuleFilenameTemplate: '[resource-path]' }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The loaders belong to this package, not to the five apps.
    resolveLoader: { modules: [join(import.meta.dirname, '../node_modules')] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true, // tsc checks the types separately
            compilerOptions: {
              noEmit: false,
              incremental: false,
              allowImportingTsExtensions: false,
            },
            ...dev?.tsLoader,
          },
        },
        { test: /\.module\.css$/, use: [cssOut(), cssIn(app)] },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [cssOut(), 'css-loader'] },
        {
          test: /ui[\\/]src[\\/](faces|slices)\.css$/,
          loader: join(import.meta.dirname, 'font-faces.mjs'),
        },
        {
          test: /\.(svg|png|jpg)$/,
          type: 'asset',
          generator: { filename: '[name].[contenthash:8][ext]' },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'font/[name].[contenthash:8][ext]' }, // no digests in the page (release.ts)
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: isDev ? 'named' : 'deterministic',
      runtimeChunk: false,
      minimizer: [new TerserPlugin(smaller), smallerStyles],
      ...(!isDev && { splitChunks: isHost ? hostChunks : remoteChunks }),
    },
    plugins: [
      new FixedNames(),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true, // CSS modules and layers do not depend on order
        linkType: false, // CSS is the only type
      }),
      ...(isHost
        ? [new webpack.DefinePlugin(runtimeWithoutSnapshots), hostManifest(facts)]
        : [remoteContainer(containerOf(app, version), exposed, sharedOf(folder))]),
      ...(isDev ? dev.plugins : [new IntegrityPlugin()]),
      new AppJsonPlugin({
        app,
        version,
        facts,
        container: isHost ? undefined : containerOf(app, version),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' }, // the manifest warns that a public path is `auto`
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${app}-${mode}`,
      version: toolsOf(root),
    },
    devServer: dev?.devServer ?? serveParts,
  };
}

const versionIn = (app, mode) => (mode === 'development' ? 'dev' : versionOf(root, app));

/** Returns the global name of a remote. It has the version, so that two versions on one page never mix. */
export const containerOf = (app, version) =>
  `__care_${app}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;

const exposed = { './screens': { import: './src/screens.ts', name: 'screens' } };

/** Styles name their files by a relative address, so that they do not change with the version. */
const cssOut = () => ({
  loader: MiniCssExtractPlugin.loader,
  options: { esModule: true, publicPath: './' },
});
const cssIn = (app) => ({
  loader: 'css-loader',
  options: {
    modules: {
      namedExport: false,
      exportLocalsConvention: 'as-is',
      getLocalIdent: classNameIn(app),
    },
  },
});

/**
 * Returns class names such as `app-File-name`, because words compress and digests do not.
 * @throws if two stylesheets of one app have the same name, because their classes would mix.
 */
function classNameIn(app) {
  const places = new Map();
  return ({ resourcePath }, _template, local) => {
    const name = basename(resourcePath, '.module.css');
    const place = places.get(name) ?? resourcePath;
    if (place !== resourcePath)
      throw new Error(`two stylesheets ${name}: ${place}, ${resourcePath}`);
    places.set(name, place);
    return `${app}-${name}-${local}`;
  };
}

/**
 * First line of our scripts. Chromium then compiles all functions of a file in the background while it loads, instead
 * of each at its first call. Most of our code runs at once. Other browsers ignore this comment.
 */
const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad';

/**
 * Options of Terser. It may use ES2020, which all supported browsers have. It does not inline functions with
 * parameters, because the inlined code is shorter but compresses worse.
 */
const smaller = {
  extractComments: false,
  terserOptions: {
    ecma: 2020,
    compress: { passes: 4, unsafe_arrows: true, inline: 1 },
    format: { comments: false, preamble: COMPILED_ON_ARRIVAL },
  },
};

/**
 * Returns the public path of an app. A remote finds its files beside its entry. The address of the host is fixed, so it
 * needs no code to find it.
 */
const publicPathOf = (app, version) => (app === 'host' ? `/host/${version}/` : 'auto');

/** Adds prefixes for supported browsers (user-select, mask), and rewrites syntax that some do not support. */
const smallerStyles = new CssMinimizerPlugin({
  minify: CssMinimizerPlugin.lightningCssMinify,
  minimizerOptions: { targets: targets.lightningcss },
});

/** Removes the code for manifests with its `new Function`, because our remotes are not loaded by a manifest. */
const runtimeWithoutSnapshots = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};
