import { solicitationCall } from '@shared/api/start-calls';
import { answers } from '@shared/api/testing/answers';
import { ENTRY_KEY } from '@shared/api/visitor';
import { type Answer, knownOf } from '@shared/testing/known';
import { fill } from './SubscSolicitation';

const { data } = answers.getSolicitation;
const waiting = {
  ...data,
  state: 10,
  options: { ...data.options, selfAuth: false, pkg: { title: 'PREMIUM 1년', group: 'PREMIUM' } },
};
type Offer = typeof waiting;
const answered = (offer: object = waiting): Answer => [solicitationCall('h1'), { data: offer }];
const withOptions = (options: Partial<Record<keyof Offer['options'], unknown>>) =>
  answered({ ...waiting, options: { ...waiting.options, ...options } });

const at = '/app/subscSolicitation/h1';
const visitor = knownOf('2026-11-20');
const customer = knownOf('2026-11-20', {
  inApp: true,
  known: { user: { id: 'U1', vtgId: 'V1' }, token: 'T1' },
});
afterEach(() => sessionStorage.clear());

describe('prerender of the offer link', () => {
  it('shows all data to a signed-in customer and no identity check to a member [SOLIC-005]', () => {
    const member = withOptions({ type: 'member', path: { user_id: 'U1' } });
    expect(fill(customer(at, member))).toMatchObject({
      name: '박초대',
      car: '12가3456 · 320d',
      vin: 'WBA11111111111111',
      check: [],
    });
  });

  it.each<[string, Answer]>([
    ['with its terms agreed to', answered({ ...waiting, state: 20 })],
    ['after the identity check', withOptions({ selfAuth: true })],
    ['without a known price', withOptions({ subsc: { payments: { card_type: 10 } } })],
    ['with insurance terms', withOptions({ pkg: { title: '파워트레인', group: 'POWER TRAIN' } })],
    ['without the facts of its dealer', withOptions({ dealer: { id: 'D1', title: '한강모터스' } })],
    ['of another link', [solicitationCall('h2'), { data: waiting }]],
  ])('shows a skeleton for an offer %s [SOLIC-003]', (_, answer) => {
    expect(fill(visitor(at, answer))).toBeUndefined();
  });

  it('shows a skeleton while a sign-in is in progress or the tab belongs to another customer [AUTH-013]', () => {
    expect(fill(visitor(`${at}?connInfo=C1`, answered()))).toBeUndefined();
    sessionStorage.setItem(ENTRY_KEY, '{"vtg_id":"V2"}');
    expect(fill(customer(at, answered()))).toBeUndefined();
  });
});
