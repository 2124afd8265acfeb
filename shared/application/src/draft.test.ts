import { plainDate } from '@shared/domain/calendar';
import { started } from './application';
import { readDraft, writeDraft } from './draft';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage;

const registration = {
  url: '/atts/1',
  ownerName: '홍길동',
  plate: '12가3456',
  registeredOn: plainDate('2020-03-15'),
  modelType: '520d',
  modelYear: '2020',
  vin: 'WBA00000000000001',
};
const application = {
  ...started(
    {
      packageId: 'PT',
      group: 'POWER TRAIN',
      chassisNumber: registration.vin,
      registeredOn: registration.registeredOn,
      months: 12,
      stateRequest: 'none',
    },
    '7b1f2c3d-0000-4000-8000-000000000001',
  ),
  registration,
};

it('the draft of a tab has everything but the name of the owner, which one page alone shows', () => {
  writeDraft(storage, application);

  expect([...kept.values()].join()).not.toContain('홍길동');
  expect(readDraft(storage)).toEqual({
    ...application,
    registration: { ...registration, ownerName: '' },
  });
});
