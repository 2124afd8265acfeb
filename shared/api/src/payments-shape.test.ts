import { answering, answeringAnything } from '../testing/backend';
import { subscription as served } from '../testing/wire-subscription';
import { fetchSubscription } from './subscription';

const { payments } = served;
const fetched = (changes: object) =>
  fetchSubscription(answering('getSubsc', { data: { ...served, ...changes } }).call, 'S1');
/** Answers the contract does not have. */
const fetchedAnyway = (data: object) =>
  fetchSubscription(
    answeringAnything('getSubsc', { status: 200, body: JSON.stringify({ data }) }).call,
    'S1',
  );

describe('what was paid', () => {
  it('is the membership’s own amount, and its payment’s where it has none [ENTITY-021, ENTITY-024]', async () => {
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
    'knows that the insurance terms were accepted only where it is %s [ENTITY-024]',
    async (_, termsPre, accepted) => {
      const { insuranceAccepted } = await fetchedAnyway({
        ...served,
        payments: { ...payments, termsPre },
      });

      expect(insuranceAccepted).toBe(accepted);
    },
  );
});

it('a membership of which nothing was asked has no request [ENTITY-021]', async () => {
  const { state_req: _, ...rest } = served;

  expect((await fetchedAnyway({ ...rest, state_req: null })).request).toBe('none');
  expect((await fetchedAnyway(rest)).request).toBe('none');
});
