import { settings } from '@shared/config/settings';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
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
