/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { NativeDevice } from '../../bridge/native-script';
import { DEVICE_COOKIE } from '../../device';
import { page, strictPages } from '../page-answer';
import { textsOf } from '../posted';
import { ExternalEstimatePage, StorePage, SubscribePage, VehicleRegistrationPage } from './pages';

const { externalEstimate, subscribe, vehicleRegistration } = productionSettings.links;

/** Serves the simple external pages. Source: SBX-007. */
export function sites(): Hono {
  const app = new Hono();
  for (const path of [subscribe, vehicleRegistration, externalEstimate, '/sandbox/store/*']) {
    app.use(path, strictPages);
  }

  app.get(subscribe, (c) => page(c, <SubscribePage />));
  app.get(vehicleRegistration, (c) => page(c, <VehicleRegistrationPage />));
  app.get(externalEstimate, (c) =>
    page(c, <ExternalEstimatePage given={entries(c.req.query())} />),
  );
  app.post(externalEstimate, async (c) =>
    page(c, <ExternalEstimatePage given={entries(await textsOf(c))} />),
  );
  for (const device of ['android', 'ios'] as const) {
    app.get(`/sandbox/store/${device}`, (c) => page(c, <StorePage device={device} />));
    app.post(`/sandbox/store/${device}/open`, (c) => openApp(c, device));
  }
  return app;
}

function openApp(c: Context, device: NativeDevice): Response {
  setCookie(c, DEVICE_COOKIE, device, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return c.redirect('/app/', 303);
}

const entries = (given: Readonly<Record<string, string | undefined>>) =>
  Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
