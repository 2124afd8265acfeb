import { readLanding } from '@shared/domain/landing';
import { thePayment } from '../../testing/order';
import { isDraftOf, notPaidMessage, returnStep } from './landed';

const landing = (state: string, over: object = {}) =>
  readLanding({ vtg_id: 'V1', state, reqs: '{"payments":{"step":5}}', ...over });

describe('returnStep', () => {
  it('returns the step of the payment record, whatever the address says [LAND-004]', () => {
    expect(returnStep(landing('-50'), thePayment({ step: 3 }))).toBe(3);
  });

  it('returns the step of the address, paid or not [LAND-003, LAND-004]', () => {
    expect(returnStep(landing('-50'), undefined)).toBe(5);
    expect(returnStep(landing('50'), undefined)).toBe(5);
  });

  it('returns the step of the longest flow without an account [LAND-005]', () => {
    expect(returnStep(readLanding({}), undefined)).toBe(7);
  });
});

describe('notPaidMessage', () => {
  it('returns our sentence followed by the card company’s text [LAND-004, ERR-021, A-88]', () => {
    expect(notPaidMessage('한도 초과')).toBe(
      '결제가 완료되지 않았어요. 다시 시도해 주세요.\n카드사 안내: 한도 초과',
    );
  });

  it.each([[undefined], [null], [''], ['null'], ['%ED%95%9C']])(
    'returns only our sentence when the text is %j [LAND-004, SEC-008, A-88]',
    (text) => {
      expect(notPaidMessage(text)).toBe('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    },
  );
});

describe('isDraftOf', () => {
  const vehicle = { vin: 'WBA00000000000001' };

  it('compares the vehicle, unless the record no longer has it [LAND-006]', () => {
    expect(isDraftOf(thePayment(), vehicle)).toBe(true);
    expect(isDraftOf(thePayment({ vin: undefined }), vehicle)).toBe(true);
    expect(isDraftOf(thePayment(), { vin: 'WBA00000000000002' })).toBe(false);
    expect(isDraftOf(thePayment(), undefined)).toBe(false);
  });
});
