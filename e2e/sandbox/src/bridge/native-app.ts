import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../addresses';
import type { Person } from '../backend/person';
import type { VehicleRow } from '../backend/vehicle-rows';
import type { Services } from '../services/create-services';
import { NATIVE_SCRIPT, PAGE, scriptAnswer } from './native-script';

type Needs = Pick<Services, 'accounts' | 'people' | 'uploads'>;

const REGISTRATION = 0;

/**
 * Serves the script of the app and reads registration documents, which the app does without the page. Source:
 * BRIDGE-001, 006.
 */
export function nativeApp({ accounts, people, uploads }: Needs): Hono {
  const app = new Hono();

  app.get(NATIVE_SCRIPT, (c) => scriptAnswer(c, PAGE));

  /**
   * Returns the person signed in on this phone. On a phone without an account, returns the person that the page names.
   */
  const owner = async (c: Context, vtgId: string): Promise<Person | undefined> => {
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

const documentOf = ({ vin, model, plate }: VehicleRow) => ({
  vin,
  label: [model, plate, vin].filter(Boolean).join(' · '),
});

/** Returns the text of a well-lit document as it is printed, with spaces and punctuation. Source: core §3. */
const readWell = (ownerName: string, vehicle: VehicleRow, url: string) => ({
  owner_name: ` ${ownerName} `,
  reg_date: (vehicle.registeredOn ?? '').replaceAll('-', '. '),
  car_reg_no: (vehicle.plate ?? '').replace(/([가-힣])/, '$1 '),
  model: { name: vehicle.model, year: vehicle.modelYear ?? '' },
  car_vin: vehicle.vin,
  url,
});

/** Returns the text of a blurred document. Characters are missing or wrong, so no field passes its validation. */
const readBadly = (vehicle: VehicleRow, url: string) => ({
  owner_name: '',
  reg_date: `${(vehicle.registeredOn ?? '').slice(0, 4)}. 13. 4`,
  car_reg_no: (vehicle.plate ?? '').replace(/[가-힣]/, '7'),
  model: { name: '', year: (vehicle.modelYear ?? '').slice(0, 2) },
  car_vin: vehicle.vin.slice(0, 14),
  url,
});
