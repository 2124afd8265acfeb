import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from '@shared/contract';

const { API: target, ...manifests } = JSON.parse(process.env.HOST);

export default {
  mode: 'development',
  entry: './src/index.ts',
  output: { filename: 'main.js', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }],
  },
  experiments: { css: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'example',
      remotes: Object.fromEntries(
        Object.entries(manifests).map(([app, address]) => [app, `${app}@${address}`]),
      ),
      shared,
      dts: false,
      experiments: { provideExternalRuntime: true },
    }),
  ],
  devServer: { static: '.', historyApiFallback: true, proxy: [{ context: ['/api'], target }] },
};
