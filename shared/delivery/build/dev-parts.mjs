import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';

/**
 * Returns the webpack settings for development: hot reload in the real host that keeps typed input. Each build has its
 * own refresh runtime with its own name, so an edit in a remote updates the page of the host without a reload.
 */
export function devParts(app, port) {
  return {
    tsLoader: { getCustomTransformers: () => ({ before: [reactRefreshTypeScript.default()] }) },
    plugins: [new ReactRefreshPlugin({ library: app, overlay: false })],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      client: {
        // Shows what does not compile. Without errors at run time, because pages handle those that the sandbox plays.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, protocol: 'ws' },
      },
    },
  };
}
