import { tellAhead } from './read-ahead';
import { aheadName, filtersCall } from './start-calls';

const { method, path } = filtersCall();
const name = aheadName(method, path);
const answered = (body: string, status = 200) => {
  Object.assign(globalThis, {
    window: { __early: { [name]: Promise.resolve({ status, body }) } },
  });
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

describe("the customer centre's number before the client is here", () => {
  it('is read from the answer, which stays for the client', async () => {
    answered('{"env":{"tell":"1588-0000"}}');

    expect(await tellAhead()).toBe('1588-0000');
    expect(window.__early).toHaveProperty([name]);
  });

  it.each(['{"env":{"tell":7}}', '{"env":null}', '[]', 'null', '"env"'])(
    'is not known from %s',
    async (body) => {
      answered(body);
      expect(await tellAhead()).toBeUndefined();
    },
  );

  it('is not known from a refusal, nor where nothing was asked', async () => {
    answered('{"env":{"tell":"1588-0000"}}', 500);
    expect(await tellAhead()).toBeUndefined();

    Object.assign(globalThis, { window: {} });
    expect(await tellAhead()).toBeUndefined();
  });

  it('fails with an answer that cannot be read', async () => {
    answered('<html>');
    await expect(tellAhead()).rejects.toThrow();
  });
});
