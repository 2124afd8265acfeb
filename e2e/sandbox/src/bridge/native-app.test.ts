import type { PersonCard, VehicleCard } from '../services/people';
import { nativeApp } from './native-app';

const owner: PersonCard = {
  id: 'p1',
  key: 'member',
  name: '김하늘',
  email: 'member@servicecare.example',
  mobile: '01000000000',
  vtgId: 'vtg-7',
  vtgNo: undefined,
  plusNo: undefined,
  scenario: '',
  screens: [],
};
const vehicle = (vin: string): VehicleCard => ({
  vin,
  plate: '123가4567',
  registeredOn: '2021-03-05',
  model: 'MERIDIAN 520D',
  modelYear: '2021',
  make: 'MERIDIAN',
});
const vehicles = [vehicle('WBA00000000000001'), vehicle('WBA00000000000002')];

function phone() {
  const stored: { personId: string; bytes: number }[] = [];
  const app = nativeApp({
    accounts: {
      signIn: async () => {
        throw new Error('nobody signs in here');
      },
      personOf: async (cookie) => (cookie === 'member-session' ? owner : undefined),
      signOut: async () => undefined,
    },
    people: {
      list: async () => [owner],
      byKey: async () => undefined,
      byId: async () => undefined,
      vehiclesOf: async () => vehicles,
    },
    uploads: {
      list: async () => [],
      read: async () => undefined,
      store: async (personId, type, bytes) => {
        stored.push({ personId, bytes: bytes.length });
        const url = `/files/${stored.length}.jpg`;
        return { name: '1.jpg', url, type, contentType: 'image/jpeg', size: bytes.length, at: '' };
      },
    },
  });
  const photograph = (fields: Record<string, string>, cookie = '') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new File(['jpeg'], 'registration.jpg', { type: 'image/jpeg' }));
    const init = { method: 'POST', body: form, headers: { cookie } };
    return app.request('/sandbox/native/registration', init);
  };
  return { app, photograph, stored };
}

const signedIn = 'sandbox_account=member-session';

describe('native app', () => {
  it('does not read a document that belongs to another person', async () => {
    const answer = await phone().photograph(
      { vin: 'WBA99999999999999', quality: 'good' },
      signedIn,
    );

    expect(await answer.json()).toEqual(expect.objectContaining({ car_vin: 'WBA00000000000001' }));
  });

  it('returns nothing for an unknown person', async () => {
    const { app, photograph, stored } = phone();

    expect(await (await app.request('/sandbox/native/documents')).json()).toEqual({
      documents: [],
    });
    expect((await photograph({ vtg_id: 'vtg-8' })).status).toBe(400);
    expect(stored).toEqual([]);
  });
});
