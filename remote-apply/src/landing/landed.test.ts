import { readLanding } from '@shared/domain/landing';
import { thePayment } from '../../testing/order';
import { notPaidMessage, returnStep } from './landed';

const landing = (state: string, over: object = {}) =>
  readLanding({ vtg_id: 'V1', state, reqs: '{"payments":{"step":5}}', ...over });

describe('the step a landing returns to', () => {
  it('is the one of the payment that was begun here, whatever the address says [LAND-004]', () => {
    expect(returnStep(landing('-50'), thePayment({ step: 3 }))).toBe(3);
  });

  it('is the one of the address, be it paid or not [LAND-003, LAND-004]', () => {
    expect(returnStep(landing('-50'), undefined)).toBe(5);
    expect(returnStep(landing('50'), undefined)).toBe(5);
  });

  it('is the long way’s without an account [LAND-005]', () => {
    expect(returnStep(readLanding({}), undefined)).toBe(7);
  });
});

describe('what is said when nothing was paid', () => {
  it('is ours, with the card company’s words beside it [LAND-004, ERR-021]', () => {
    expect(notPaidMessage(landing('-50', { msg: '한도 초과' }))).toBe(
      '결제가 완료되지 않았어요. 다시 시도해 주세요.\n카드사 안내: 한도 초과',
    );
  });

  it.each([
    ['said nothing', landing('-50')],
    ['says in the address that it was paid', landing('50', { msg: '정상' })],
    ['names nobody', readLanding({ msg: '한도 초과' })],
  ])('is ours alone where the landing %s [LAND-004, SEC-008]', (_, landed) => {
    expect(notPaidMessage(landed)).toBe('결제가 완료되지 않았어요. 다시 시도해 주세요.');
  });

  it('holds no more of the address than a popup can [SEC-008]', () => {
    const [, said = ''] = notPaidMessage(landing('-50', { msg: '가'.repeat(500) })).split(': ');

    expect(said).toBe('가'.repeat(200));
  });
});
