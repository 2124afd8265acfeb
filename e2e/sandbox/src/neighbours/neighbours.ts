import { Hono } from 'hono';
import { bridgeCheck } from '../bridge/check/check-page';
import { nativeApp } from '../bridge/native-app';
import type { Services } from '../services/create-services';
import { accountHost } from './account/account';
import { cardProvider } from './card/card';
import { identityService } from './identity/identity';
import { servedFile } from './served-file';
import { sites } from './sites/sites';

/**
 * Serves all external sites except the backend and the console, and the phone's app. Source: SBX-002, 003, 007,
 * IDENT-006, BRIDGE-006.
 */
export function neighbours(services: Services): Hono {
  const app = new Hono();
  app.get(
    '/sandbox/neighbour.css',
    servedFile('src/neighbours/files/neighbour.css', 'src/neighbours/files/controls.css'),
  );
  app.get('/sandbox/returning.js', servedFile('src/neighbours/files/returning.js'));
  // Documents of the seeded people. Documents of other people are uploads.
  for (const document of ['registration', 'inspection', 'panel']) {
    const path = `documents/${document}.png`;
    app.get(`/sandbox/${path}`, servedFile(`src/neighbours/files/${path}`));
  }
  // Pictures of the backend's packages and products.
  for (const name of ['standard', 'premium-road', 'premium-door', 'pickup', 'engine']) {
    const path = `catalogue/${name}.svg`;
    app.get(`/sandbox/${path}`, servedFile(`src/neighbours/files/${path}`));
  }
  app.route('/', accountHost(services));
  app.route('/', cardProvider(services));
  app.route('/', identityService(services));
  app.route('/', sites());
  app.route('/', nativeApp(services));
  app.route('/', bridgeCheck());
  return app;
}
