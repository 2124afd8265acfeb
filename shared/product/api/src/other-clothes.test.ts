import { answeringAnything } from '../testing/backend';
import { askedBy, calls, operationOf } from '../testing/calls';
import { type ClothingName, clothingNames, dress } from '../testing/clothes';
import { strictAnswers } from '../testing/strict';
import type { ApiClient } from './client';
import { fetchUser } from './user';

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

type Make = (call: ApiClient) => Promise<unknown>;
const readBy = (make: Make, operation: string, answer: unknown): Promise<unknown> => {
  const { call } = answeringAnything(operation, { status: 200, body: JSON.stringify(answer) });
  return make(call).then(meaning);
};

describe('an answer with only the documented fields', () => {
  it.each(Object.entries(calls).filter(([name]) => name !== 'fetchConfirmPdf'))(
    'has the same meaning in every response variant: %s',
    async (_, make) => {
      const [operation, { path }] = await Promise.all([operationOf(make), askedBy(make)]);
      const plain = await readBy(make, operation, strictAnswers[operation]);

      const worn = await Promise.all(
        clothingNames.map(async (clothing) => [
          clothing,
          await readBy(make, operation, worded(clothing, path, strictAnswers[operation])),
        ]),
      );

      expect(Object.fromEntries(worn)).toEqual(
        Object.fromEntries(clothingNames.map((clothing) => [clothing, plain])),
      );
    },
  );

  it.each(clothingNames)('looks different in the response variant %s', (clothing) => {
    const all = Object.values(strictAnswers);

    expect(all.map((one) => dress(clothing, '/careInsuranceConfirms/1', one))).not.toStrictEqual(
      all,
    );
  });

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
