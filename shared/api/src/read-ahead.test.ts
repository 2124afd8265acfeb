import { addressOf } from './address';
import { groupsAhead, tellAhead } from './read-ahead';
import { aheadName, filtersCall, koreanDay, packagesCall } from './start-calls';

const packages = packagesCall('2026-11-20');
const names = {
  filters: aheadName('GET', filtersCall().path),
  packages: aheadName('GET', addressOf(packages.path, packages.query)),
};
const answered = (name: string, body: string, status = 200) => {
  Object.assign(globalThis, {
    window: { __early: { [name]: Promise.resolve({ status, body }) } },
  });
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

describe("the customer centre's number before the client is here", () => {
  it('is read from the answer, which stays for the client', async () => {
    answered(names.filters, '{"env":{"tell":"1588-0000"}}');

    expect(await tellAhead()).toBe('1588-0000');
    expect(window.__early).toHaveProperty([names.filters]);
  });

  it.each(['{"env":{"tell":7}}', '{"env":null}', '[]', 'null', '"env"'])(
    'is not known from %s',
    async (body) => {
      answered(names.filters, body);
      expect(await tellAhead()).toBeUndefined();
    },
  );

  it('is not known from a refusal, nor where nothing was asked', async () => {
    answered(names.filters, '{"env":{"tell":"1588-0000"}}', 500);
    expect(await tellAhead()).toBeUndefined();

    Object.assign(globalThis, { window: {} });
    expect(await tellAhead()).toBeUndefined();
  });

  it('fails with an answer that cannot be read', async () => {
    answered(names.filters, '<html>');
    await expect(tellAhead()).rejects.toThrow();
  });
});

describe('the groups of what is for sale before the client is here', () => {
  it('are those of the packages', async () => {
    answered(names.packages, '{"data":[{"group":"STANDARD"},{"group":"POWER TRAIN"}]}');
    expect(await groupsAhead()).toEqual(['STANDARD', 'POWER TRAIN']);
  });

  it.each(['{"data":{}}', 'null', '[]'])('are not known from %s', async (body) => {
    answered(names.packages, body);
    expect(await groupsAhead()).toBeUndefined();
  });

  it('hold no group that nobody knows for one of ours', async () => {
    answered(names.packages, '{"data":[null,{"group":{}}]}');
    expect(await groupsAhead()).not.toContain('POWER TRAIN');
  });
});

it.each([
  ['2026-11-20T14:59:59Z', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21'],
])('%s is the %s in Korea', (moment, day) => {
  expect(koreanDay(Date.parse(moment))).toBe(day);
});
