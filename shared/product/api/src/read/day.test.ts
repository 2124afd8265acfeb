import * as v from 'valibot';
import { day, maybeDay } from './day';

describe('day', () => {
  it.each(['2026-01-02', '20260102', '2026-01-02 23:59:59', '2026-01-02T23:59'])(
    'reads a day without a zone as a Korean day: %s [ENTITY-016, ENTITY-018, ENTITY-021]',
    (value) => {
      expect(v.parse(day, value)).toBe('2026-01-02');
    },
  );

  it('reads a number of eight digits [ENTITY-016, ENTITY-021]', () => {
    expect(v.parse(day, 20260102)).toBe('2026-01-02');
  });

  it.each([
    ['2026-01-01T15:00:00Z', '2026-01-02'],
    ['2026-01-01T14:59:59.999Z', '2026-01-01'],
    ['2026-01-02T00:00:00+09:00', '2026-01-02'],
    ['2026-01-01T20:00:00-0500', '2026-01-02'],
    ['2026-01-02 08:00:00+14', undefined],
  ])(
    'reads a time with a zone as the day in Korea: %s [ENTITY-021, STATE-014]',
    (value, inKorea) => {
      expect(v.parse(maybeDay, value)).toBe(inKorea);
    },
  );

  it.each(['2026-02-30', '2026-13-01', '20260230', '2026-1-2', 'tomorrow', '26-01-02', {}, true])(
    'rejects any other value: %j [ENTITY-021]',
    (value) => {
      expect(v.safeParse(day, value).success).toBe(false);
      expect(v.parse(maybeDay, value)).toBeUndefined();
    },
  );
});
