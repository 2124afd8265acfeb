const headers = {
  'Access-Control-Allow-Origin': '*',
  // Browsers send a preflight before a page of another network may reach the local machine.
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/**
 * Settings of `webpack serve` for a production build with digests, which a page of staging loads from the developer's
 * machine (`mfe serve`). It builds again after every change. A page requests `app.json` first, so it never mixes the
 * files of two builds.
 */
export const serveParts = {
  host: 'localhost',
  allowedHosts: 'all',
  client: false,
  hot: false,
  liveReload: false,
  headers,
  setupMiddlewares: (middlewares) => [answerPreflight, ...middlewares],
};

function answerPreflight({ method }, response, next) {
  if (method === 'OPTIONS') response.writeHead(204, headers).end();
  else next();
}
