import { tokenRows } from '../testing/vectors/token';
import { isPreAuthValid } from './token';

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

describe('isPreAuthValid', () => {
  it.each(tokenRows)(
    '$id: lasting $expiresIn s from $received it is valid at $now: $valid [AUTH-006]',
    (row) => {
      const token = { receivedAt: at(row.received), expiresIn: row.expiresIn };
      expect(isPreAuthValid(token, at(row.now))).toBe(row.valid);
    },
  );

  it('ends 30 seconds before its expiry, to the millisecond [AUTH-006]', () => {
    const token = { receivedAt: at('10:00:00'), expiresIn: 3600 };
    expect(isPreAuthValid(token, at('10:59:29.999'))).toBe(true);
    expect(isPreAuthValid(token, at('10:59:30.000'))).toBe(false);
    expect(isPreAuthValid(token, at('10:59:30.001'))).toBe(false);
  });

  it.each([0, 29, 30, -1, Number.NaN])(
    'is never true for a token that lasts %p seconds [AUTH-006]',
    (expiresIn) => {
      expect(isPreAuthValid({ receivedAt: at('10:00:00'), expiresIn }, at('10:00:00'))).toBe(false);
    },
  );
});
