import { insured } from '../testing/insured';
import { readDraft, writeDraft } from './draft';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage;

beforeEach(() => kept.clear());

const KEY = 'servicecare.application';

it('a reload loses no answer', () => {
  writeDraft(storage, insured);

  const { registration } = insured;
  expect(readDraft(storage)).toEqual({
    ...insured,
    registration: { ...registration, ownerName: '' },
  });
});

it('a draft of the release before, which had other names, goes on with every answer', () => {
  const { vin, vehicle, payment, ...others } = insured;
  const { vin: vinOfVehicle, ...details } = vehicle;
  const { dealer, ...choices } = payment;
  const before = {
    ...others,
    chassisNumber: vin,
    vehicle: { ...details, chassisNumber: vinOfVehicle },
    payment: { ...choices, seller: dealer },
  };
  storage.setItem(KEY, JSON.stringify({ version: 1, application: before }));

  expect(readDraft(storage)).toEqual(insured);
});

it('the draft of a tab has everything but the name of the owner, which one page alone shows', () => {
  writeDraft(storage, insured);

  expect([...kept.values()].join()).not.toContain(insured.registration.ownerName);
  expect(readDraft(storage)?.registration?.ownerName).toBe('');
});
