import { insured } from '../testing/insured';
import { readDraft, writeDraft } from './draft';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage;

beforeEach(() => kept.clear());

it('a reload loses no answer', () => {
  writeDraft(storage, insured);

  const { registration } = insured;
  expect(readDraft(storage)).toEqual({
    ...insured,
    registration: { ...registration, ownerName: '' },
  });
});

it('the draft of a tab has everything but the name of the owner, which one page alone shows', () => {
  writeDraft(storage, insured);

  expect([...kept.values()].join()).not.toContain(insured.registration.ownerName);
  expect(readDraft(storage)?.registration?.ownerName).toBe('');
});
