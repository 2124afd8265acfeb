import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../addresses';
import type { Services } from '../services/create-services';
import type { PersonCard, VehicleCard } from '../services/people';
import { NATIVE_SCRIPT, nativeCode } from './native-script';
import { readBadly, readWell } from './recognition';

type Needs = Pick<Services, 'accounts' | 'people' | 'uploads'>;

const REGISTRATION = 0;

/**
 * Serves the script of the app and reads registration documents, which the app does without the page. Source:
 * BRIDGE-001, 006.
 */
export function nativeApp({ accounts, people, uploads }: Needs): Hono {
  const app = new Hono();

  app.get(NATIVE_SCRIPT, (c) =>
    c.body(nativeCode().code, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  );

  /**
   * Returns the person signed in on this phone. On a phone without an account, returns the person that the page names.
   */
  const owner = async (c: Context, vtgId: string): Promise<PersonCard | undefined> => {
    const signedIn = await accounts.personOf(getCookie(c, accountCookie));
    return signedIn ?? (await people.list()).find((person) => vtgId && person.vtgId === vtgId);
  };

  app.get('/sandbox/native/documents', async (c) => {
    const person = await owner(c, c.req.query('vtg_id') ?? '');
    const vehicles = person ? await people.vehiclesOf(person.id) : [];
    return c.json({ documents: vehicles.map(documentOf) });
  });

  app.post('/sandbox/native/registration', async (c) => {
    const { vtg_id: vtgId, vin, quality, file } = await c.req.parseBody();
    const person = await owner(c, String(vtgId ?? ''));
    if (person === undefined || !(file instanceof File)) return c.json({}, 400);
    const vehicles = await people.vehiclesOf(person.id);
    const vehicle = vehicles.find((one) => one.vin === vin) ?? vehicles[0];
    if (vehicle === undefined) return c.json({}, 404);
    const { url } = await uploads.store(
      person.id,
      REGISTRATION,
      new Uint8Array(await file.arrayBuffer()),
    );
    return c.json(
      quality === 'bad' ? readBadly(vehicle, url) : readWell(person.name, vehicle, url),
    );
  });
  return app;
}

const documentOf = ({ vin, model, plate }: VehicleCard) => ({
  vin,
  label: [model, plate, vin].filter(Boolean).join(' · '),
});
