import { Hono } from 'hono';
import { bridgeCheck } from '../bridge/check/check-page';
import { nativeApp } from '../bridge/native-app';
import type { Services } from '../services/create-services';
import { accountHost } from './account/account';
import { cardProvider } from './card/card';
import { identityService } from './identity/identity';
import { filesIn } from './served-file';
import { sites } from './sites/sites';

/**
 * Serves all external sites except the backend and the console, and the phone's app. Source: SBX-002, 003, 007,
 * IDENT-006, BRIDGE-006.
 */
export function neighbours(services: Services): Hono {
  const app = new Hono();
  const files = filesIn('src/neighbours/files');
  for (const name of ['neighbour.css', 'controls.css', 'returning.js'])
    app.get(`/sandbox/${name}`, files);
  // Documents of the seeded people. Documents of other people are uploads.
  app.get('/sandbox/documents/*', files);
  // Pictures of the backend's packages and products.
  app.get('/sandbox/catalogue/*', files);
  app.route('/', accountHost(services));
  app.route('/', cardProvider(services));
  app.route('/', identityService(services));
  app.route('/', sites());
  app.route('/', nativeApp(services));
  app.route('/', bridgeCheck());
  return app;
}
