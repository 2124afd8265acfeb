import 'fake-indexeddb/auto';
import { insured, start } from '../testing/insured';
import { MemoryStorage } from '../testing/memory-storage';
import { newApplication } from './application';
import { inStore } from './disk';
import { readDraft, writeDraft } from './draft';
import { createKeptDrafts } from './kept-draft';

const storage = new MemoryStorage();

beforeEach(() => storage.clear());

const KEY = 'servicecare.application';

it('a reload keeps every answer but the owner name, because only one page shows it', () => {
  writeDraft(storage, insured);
  expect(storage.getItem(KEY)).not.toContain(insured.registration.ownerName);

  const { registration } = insured;
  expect(readDraft(storage)).toEqual({
    ...insured,
    registration: { ...registration, ownerName: '' },
  });
});

it('a draft of the previous release with legacy names keeps every answer', () => {
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

const vipCode = (unit: number) => ({
  ...insured.payment.vipCode!,
  discount: { kind: 'percent' as const, rate: 0.1, rounding: 'down' as const, unit },
});
const withUnit = (unit: number) => ({ payment: { ...insured.payment, vipCode: vipCode(unit) } });

describe('readDraft', () => {
  it.each([
    ['months of 1', { months: 1 }],
    ['a mileage of 0', { mileage: 0 }],
    ['a discount that is rounded to 1 won', withUnit(1)],
    ['no registration document', { registration: undefined }],
  ])('keeps a draft with %s', (_, part) => {
    writeDraft(storage, { ...insured, ...part });

    expect(readDraft(storage)).toMatchObject(JSON.parse(JSON.stringify(part)));
    expect(readDraft(storage)?.registration === undefined).toBe('registration' in part);
  });

  const stored = (part: object, version: number | null = 2) =>
    JSON.stringify({ version, application: { ...insured, ...part } });

  it.each([
    ['months of 0', stored({ months: 0 })],
    ['half a month', stored({ months: 1.5 })],
    ['months as text', stored({ months: '12' })],
    ['a negative mileage', stored({ mileage: -1 })],
    ['half a kilometre', stored({ mileage: 0.5 })],
    ['a discount that is rounded to 0 won', stored(withUnit(0))],
    ['a forged key', stored({ intentKey: 'mine' })],
    ['another version', stored({}, 0)],
    ['no version', stored({}, null)],
    ['no JSON', '{'],
  ])('removes a draft with %s', (_, text) => {
    storage.setItem(KEY, text);

    expect(readDraft(storage)).toBeUndefined();
    expect(storage.length).toBe(0);
  });
});

const application = newApplication({ ...start, vin: 'WBA00000000000001' }, insured.intentKey);
const leftAt = 1_795_000_000_000;
const question = { questionId: 'q-1', kind: 'inspection' } as const;
const draft = { question, owner: 'U1', leftAt, application };
const MINUTE = 60_000;
const kept = () => createKeptDrafts(indexedDB);

describe('draft on disk', () => {
  beforeEach(() => kept().clear());

  it.each([
    ['its question and owner [APPLY-009] [PHOTO-005]', draft],
    ['no question to the camera', { ...draft, question: undefined }],
  ])('survives a killed page with %s', async (_, left) => {
    await kept().save(left);

    expect(await kept().read(leftAt + MINUTE)).toEqual(left);
  });

  it('of the previous release continues with its answers', async () => {
    const { vin, ...before } = application;
    const written = { ...question, leftAt, application: { ...before, chassisNumber: vin } };
    await inStore(indexedDB, 'readwrite', (store) => store.put(written, 'camera'));

    expect(await kept().read(leftAt)).toEqual({ ...draft, owner: undefined });
  });

  it('is removed two hours after its last change, also from disk', async () => {
    await kept().save(draft);

    expect(await kept().read(leftAt + 120 * MINUTE - 1)).toBeDefined();
    expect(await kept().read(leftAt + 120 * MINUTE)).toBeUndefined();
    expect(await kept().read(leftAt)).toBeUndefined();
  });

  it('is not stored when the browser has no database', async () => {
    const drafts = createKeptDrafts(undefined);
    await drafts.save(draft);

    expect(await drafts.read(leftAt)).toBeUndefined();
  });
});
