import { answeringAnything } from '../testing/backend';
import { calls } from '../testing/calls';
import { type ClothingName, clothingNames, dress } from '../testing/clothes';
import { operationAt } from '../testing/contract';
import { strictAnswers } from '../testing/strict';
import type { ApiClient } from './client';
import { fetchUser } from './user';

type Request = { operation: string; path: string };

const askedBy = (make: (call: ApiClient) => Promise<unknown>): Promise<Request> =>
  new Promise((resolve) => {
    const recorder: ApiClient = ({ method, path }) => {
      resolve({ operation: operationAt(method, path)?.id ?? '', path });
      return new Promise(() => undefined);
    };
    void make(recorder);
  });

/**
 * Returns the value as JSON, with its functions called. The `type` of a discount code becomes text, because it is sent
 * back as it came.
 */
const meaning = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, inner: unknown) => {
      if (key === 'type' && typeof inner === 'number') return String(inner);
      return typeof inner === 'function' ? inner('WBA11111111111111') : inner;
    }),
  );

const readBy = (name: string, operation: string, answer: unknown): Promise<unknown> => {
  const { call } = answeringAnything(operation, { status: 200, body: JSON.stringify(answer) });
  return Promise.resolve(calls[name]?.(call)).then(meaning);
};

describe('an answer with only the documented fields', () => {
  it.each(Object.keys(calls).filter((name) => name !== 'fetchConfirmPdf'))(
    'has the same meaning in every response variant: %s',
    async (name) => {
      const { operation, path } = await askedBy(
        calls[name] as (call: ApiClient) => Promise<unknown>,
      );
      const plain = await readBy(name, operation, strictAnswers[operation]);

      const worn = await Promise.all(
        clothingNames.map(async (clothing) => [
          clothing,
          await readBy(name, operation, worded(clothing, path, strictAnswers[operation])),
        ]),
      );

      expect(Object.fromEntries(worn)).toEqual(
        Object.fromEntries(clothingNames.map((clothing) => [clothing, plain])),
      );
    },
  );

  it('shows a membership of an unknown state, and records nothing [STATUS-013]', async () => {
    const answer = dress('an unknown group, product, state', '/users/U1', strictAnswers['getUser']);
    const { call } = answeringAnything('getUser', { status: 200, body: JSON.stringify(answer) });

    const { subscriptions } = await fetchUser(call, 'U1');

    expect(subscriptions.map(({ id, state }) => [id, state])).toEqual([
      ['71', 'active'],
      ['71999', 'unknown'],
    ]);
  });
});

/** Returns the answer in a variant. Memberships of an unknown state are kept, and another test checks them. */
const worded = (clothing: ClothingName, path: string, answer: unknown): unknown =>
  clothing === 'an unknown group, product, state' && /\/users\/[^/]+$/.test(path)
    ? answer
    : dress(clothing, path, answer);
