import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';

/**
 * What only development needs: hot reload that keeps typed input, in the real host. Each build has its own refresh
 * runtime under its own name, so an edit in a remote updates the host's page without a reload.
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
        overlay: false,
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, protocol: 'ws' },
      },
    },
  };
}
