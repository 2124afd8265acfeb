import { plainDate } from './calendar';
import { isNoticeShown } from './notice';
import { isRecentStamp, numberStamp } from './number-stamp';
import { expectedStart, periodFrom } from './service-period';
import { isPreAuthValid } from './token';

const never = () => undefined;
const WINDOW = { from: '2022-12-23T10:00', to: '2023-01-01T23:59' };
const korean = (local: string) => new Date(`${local}+09:00`);
const shown = (now: string, dismissedAt?: string) =>
  isNoticeShown(WINDOW, korean(now), () =>
    dismissedAt === undefined ? undefined : korean(dismissedAt),
  );
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

describe('isNoticeShown', () => {
  it('opens at 10:00 and closes at the end of the minute 23:59 [NOTICE-002]', () => {
    expect(shown('2022-12-23T09:59:59.999')).toBe(false);
    expect(shown('2022-12-23T10:00:00')).toBe(true);
    expect(shown('2023-01-01T23:59:00')).toBe(true);
    expect(shown('2023-01-01T23:59:59.999')).toBe(true);
    expect(shown('2023-01-02T00:00:00')).toBe(false);
  });

  it('hides it for exactly 24 hours within the window [NOTICE-003, NOTICE-004, NOTICE-005]', () => {
    expect(shown('2022-12-26T11:59:59', '2022-12-25T12:00:00')).toBe(false);
    expect(shown('2022-12-26T12:00:00', '2022-12-25T12:00:00')).toBe(true);
    expect(shown('2023-01-02T10:00:00', '2023-01-01T10:00:00')).toBe(false);
  });

  it('uses the configured window, and never opens for an invalid one', () => {
    const now = korean('2026-11-20T12:00');
    expect(isNoticeShown({ from: '2026-11-20T12:00', to: '2026-11-20T12:00' }, now, never)).toBe(
      true,
    );
    expect(isNoticeShown({ from: '', to: '2026-11-20T12:00' }, now, never)).toBe(false);
    expect(isNoticeShown({ from: '2026-11-20T12:00', to: 'later' }, now, never)).toBe(false);
  });
});

describe('isPreAuthValid', () => {
  it('ends 30 seconds before its expiry, to the millisecond [AUTH-006]', () => {
    const token = { receivedAt: at('10:00:00'), expiresIn: 3600 };
    expect(isPreAuthValid(token, at('10:59:29.999'))).toBe(true);
    expect(isPreAuthValid(token, at('10:59:30.000'))).toBe(false);
    expect(isPreAuthValid(token, at('10:59:30.001'))).toBe(false);
  });

  it.each([0, 30, Number.NaN])(
    'is never true for a token that lasts %p seconds [AUTH-006]',
    (expiresIn) => {
      expect(isPreAuthValid({ receivedAt: at('10:00:00'), expiresIn }, at('10:00:00'))).toBe(false);
    },
  );
});

describe('numberStamp', () => {
  it('has two digits for each part and 24 hours in Korean time [PAY-033]', () => {
    expect(numberStamp(new Date('2026-11-20T14:59:59Z'))).toBe('1120235959');
    expect(numberStamp(new Date('2026-01-05T09:03:07+09:00'))).toBe('0105090307');
  });
});

describe('isRecentStamp', () => {
  const isRecent = (number: string, now: string) =>
    isRecentStamp(number, new Date(`${now}+09:00`), 15 * 60_000);

  it.each([
    ['1120114500', '2026-11-20T12:00:00', true],
    ['1120114459', '2026-11-20T12:00:00', false],
    ['1120120100', '2026-11-20T12:00:00', true],
    ['1120120101', '2026-11-20T12:00:00', false],
    ['1231235500', '2027-01-01T00:05:00', true],
    ['1231234959', '2027-01-01T00:05:00', false],
    ['0101000500', '2027-01-01T00:05:00', true],
    ['ORD-1', '2026-11-20T12:00:00', false],
  ])('says of %s at %s: %s [A-96]', (number, now, expected) => {
    expect(isRecent(number, now)).toBe(expected);
  });
});

describe('periodFrom', () => {
  it('lasts 12 months until the day before [CONST-002]', () => {
    expect(periodFrom(plainDate('2026-03-01')).stopsOn).toBe('2027-02-28');
    expect(periodFrom(plainDate('2027-03-01')).stopsOn).toBe('2028-02-29');
    expect(periodFrom(plainDate('2026-01-01')).stopsOn).toBe('2026-12-31');
  });
});

describe('expectedStart', () => {
  it('is the day after the last business day of the approval [CONST-001, CONST-002]', () => {
    expect(expectedStart(plainDate('2026-11-18'), 2)).toBe('2026-11-21');
    expect(expectedStart(plainDate('2026-11-20'), 2)).toBe('2026-11-25');
  });
});
