import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { subscription as served } from '../testing/wire-subscription';
import { fetchRefund } from './refund';
import { fetchSubscription } from './subscription';
import { checkEscalation, confirmTransfer, fetchEscalation, requestTransfer } from './transfer';

const notice = {
  subscriptionId: 'S1',
  state: 0,
  name: '김하나',
  on: '2026-02-01',
  membership: '파워트레인',
  insured: true,
  vin: 'WBA11111111111111',
  plate: '12가3456',
  startsOn: '2026-01-02',
  stopsOn: '2027-01-01',
};
const agreement = {
  answers: { escalation: true, marketing: false },
  versions: { escalation: '2026-01' },
} as const;
const today = plainDate('2026-11-20');
const { payments } = served;
const fetched = (changes: object) =>
  fetchSubscription(answering('getSubsc', { data: { ...served, ...changes } }).call, 'S1');
/** Fetches a membership with an answer that is not in the contract. */
const fetchedAnyway = (data: object) =>
  fetchSubscription(
    answeringAnything('getSubsc', { status: 200, body: JSON.stringify({ data }) }).call,
    'S1',
  );

describe('transfer calls', () => {
  it('return the notice [API-029]', async () => {
    const { call, sent } = answering('showEscalation', answers.showEscalation);

    expect(await fetchEscalation(call, 'S1')).toEqual(notice);
    expect(sent[0]?.url).toBe('/api/v1App/subscs/showEscalation/S1');
  });

  it('use the group as membership name when the notice has one [API-029] [TRANS-013]', async () => {
    const pkg = { id: 'P2', title: '프리미엄 케어', group: 'PREMIUM' };
    const { call } = answeringAnything('showEscalation', { status: 200, body: { data: { pkg } } });

    expect(await fetchEscalation(call, 'S1')).toMatchObject({ membership: 'PREMIUM' });
  });

  it('request a transfer with the accepted terms and ignore the answer [API-030]', async () => {
    const { call, sent } = answeringAnything('postEscalation', { status: 201, body: '<html>' });

    await requestTransfer(call, 'S1', agreement);

    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1App/subscs/escalation/S1',
      payload: { escalation: true, marketing: false },
    });
  });

  it('send the versions of the texts when the backend accepts them [API-030]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['terms-versions']);
    const { call, sent } = answering('postEscalation', answers.postEscalation);

    await requestTransfer(call, 'S1', agreement);

    expect(sent[0]?.payload).toEqual({
      terms: { escalation: true, marketing: false },
      terms_version: { escalation: '2026-01' },
    });
    jest.restoreAllMocks();
  });

  it('confirm a transfer without a body and ignore the answer [API-031]', async () => {
    const { call, sent } = answeringAnything('confirmEscalation', { status: 200, body: '' });

    await confirmTransfer(call, 'S1');

    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1App/subscs/confirmEscalation/S1',
    });
    expect(sent[0]?.payload).toBeUndefined();
  });

  it('check a transfer by vtg id and VIN [API-032]', async () => {
    const { call, sent } = answering('escalationCheck', answers.escalationCheck);

    expect(await checkEscalation(call, { vtgId: 'VTG1', vin: 'WBA11111111111111' })).toEqual({
      userId: 'U2',
      subscriptionId: 'S1',
    });
    expect(sent[0]?.payload).toEqual({ vtg_id: 'VTG1', num_id: 'WBA11111111111111' });
  });

  it('return undefined when there is no open membership [API-032]', async () => {
    const { call } = answering('escalationCheck', { data: { user_id: null, subsc_id: null } });

    expect(await checkEscalation(call, { vtgId: 'VTG1', vin: 'X' })).toEqual({
      userId: undefined,
      subscriptionId: undefined,
    });
  });
});

describe('GET getRefundPrice', () => {
  it('uses the older prefix and sends day and type [API-028]', async () => {
    const { call, sent } = answering('getRefundPrice', answers.getRefundPrice);

    await fetchRefund(call, 'S1', today);

    expect(sent[0]?.pathname).toBe('/api/v1/subscs/getRefundPrice/S1');
    expect(sent[0]?.query).toEqual({ revoke_date: '2026-11-20', type: 'app' });
  });

  it('returns the amount and its parts [API-028, ENTITY-028]', async () => {
    const { call } = answering('getRefundPrice', answers.getRefundPrice);

    expect(await fetchRefund(call, 'S1', today)).toEqual({
      kind: 'allowed',
      amount: 700000,
      usage: {
        daysUsed: 20,
        insuranceUsed: true,
        penalty: 99000,
        maintenance: 30000,
        insuranceReturned: 200000,
        amount: 700000,
      },
    });
  });

  it('returns "not allowed" for the special number of the server and hides the number [API-028, CONST-017]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: -99999999 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({ kind: 'not-allowed' });
  });

  it('returns "allowed" for a refund of 0 [API-028]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: 0 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({
      kind: 'allowed',
      amount: 0,
      usage: undefined,
    });
  });

  it('rejects any other negative amount [API-028]', async () => {
    const { call } = answeringAnything('getRefundPrice', {
      status: 200,
      body: '{"price_refund":-1}',
    });

    await expect(fetchRefund(call, 'S1', today)).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 200 },
    });
  });
});

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
