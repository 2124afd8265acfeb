import { answering, answeringAnything } from '../testing/backend';
import { subscription as served } from '../testing/wire-subscription';
import { fetchSubscription } from './subscription';

const { payments } = served;
const fetched = (changes: object) =>
  fetchSubscription(answering('getSubsc', { data: { ...served, ...changes } }).call, 'S1');
/** Fetches a membership with an answer that is not in the contract. */
const fetchedAnyway = (data: object) =>
  fetchSubscription(
    answeringAnything('getSubsc', { status: 200, body: JSON.stringify({ data }) }).call,
    'S1',
  );

describe('payments of a membership', () => {
  it('uses the amount of the membership, or of its payment if there is none [ENTITY-021, ENTITY-024]', async () => {
    expect((await fetched({ price_payment: 800_000 })).paid).toBe(800_000);
    const { price_payment: _, ...rest } = served;
    expect((await fetchedAnyway(rest)).paid).toBe(891_000);
  });

  it.each([
    ['said', { insurance: true }, true],
    ['denied', { insurance: false }, false],
    ['left open', {}, false],
    ['missing', null, false],
  ])(
    'reads the accepted insurance terms only when the flag is true: %s [ENTITY-024]',
    async (_, termsPre, accepted) => {
      const { insuranceAccepted } = await fetchedAnyway({
        ...served,
        payments: { ...payments, termsPre },
      });

      expect(insuranceAccepted).toBe(accepted);
    },
  );
});

it('a membership without a state_req has no request [ENTITY-021]', async () => {
  const { state_req: _, ...rest } = served;

  expect((await fetchedAnyway({ ...rest, state_req: null })).request).toBe('none');
  expect((await fetchedAnyway(rest)).request).toBe('none');
});
