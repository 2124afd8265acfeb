import 'fake-indexeddb/auto';
import { newApplication } from './application';
import { inStore } from './disk';
import { createKeptDrafts } from './kept-draft';

const application = newApplication(
  {
    packageId: 'P1',
    group: 'POWER TRAIN',
    tier: 'insurance',
    vin: 'WBA00000000000001',
    registeredOn: undefined,
    months: 12,
    stateRequest: 'none',
  },
  '7b0b6f0e-9d5c-4c1a-8f35-2f6f5a3b1c2d',
);
const leftAt = 1_795_000_000_000;
const question = { questionId: 'q-1', kind: 'inspection' } as const;
const draft = { question, owner: 'U1', leftAt, application };
const MINUTE = 60_000;
const kept = () => createKeptDrafts(indexedDB);

describe('draft on disk', () => {
  beforeEach(() => kept().clear());

  it('survives a killed page with its question and owner [APPLY-009] [PHOTO-005]', async () => {
    await kept().save(draft);

    expect(await kept().read(leftAt + MINUTE)).toEqual(draft);
  });

  it('survives a killed page that has put no question to the camera', async () => {
    await kept().save({ ...draft, question: undefined });

    expect(await kept().read(leftAt)).toEqual({ ...draft, question: undefined });
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
