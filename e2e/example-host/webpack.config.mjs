import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from '@shared/delivery/build/singletons';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** This host provides one copy of each shared module, because our remotes contain none. */
const singleton = { singleton: true, eager: true, requiredVersion: false };

/**
 * `webpack serve --env api=<origin of the backend> --env guides=<address of the manifest> …`, one `--env` for each
 * remote.
 */
export default ({ api, WEBPACK_SERVE: _, ...manifests }) => ({
  mode: 'development',
  context: import.meta.dirname,
  entry: './src/main.tsx',
  output: { filename: 'main.js', publicPath: '/', uniqueName: 'example' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
            },
          },
        ],
      },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'example',
      remotes: Object.fromEntries(
        Object.entries(manifests).map(([app, address]) => [app, `${app}@${address}`]),
      ),
      shared: Object.fromEntries(Object.keys(shared).map((key) => [key, singleton])),
      shareStrategy: 'loaded-first', // requests a manifest only when one of its screens is shown
      dts: false,
      experiments: { provideExternalRuntime: true }, // our remotes use the runtime core of their host
    }),
  ],
  infrastructureLogging: { level: 'warn' },
  devServer: {
    host: 'localhost',
    static: import.meta.dirname,
    historyApiFallback: true,
    proxy: [{ context: ['/api'], target: api }],
  },
});
