import { inKorea } from '@shared/domain/calendar';
import { koreanMoment } from './korean-moment';

describe('koreanMoment', () => {
  it.each([
    ['2026-11-19T15:04:05Z', 'YYYY-MM-DD HH:mm:ss', '2026-11-20 00:04:05'],
    ['2026-12-31T15:00:00Z', 'M. D. HH:mm', '1. 1. 00:00'],
  ])('formats %s with %s as %s [A-69]', (instant, pattern, shown) => {
    expect(koreanMoment(instant, pattern)).toBe(shown);
    expect(koreanMoment(Date.parse(instant), pattern)).toBe(shown);
  });

  it('equals the time that pages show', () => {
    const instant = new Date('2026-03-29T01:30:00Z');
    expect(koreanMoment(instant, 'YYYY-MM-DDTHH:mm:ss')).toBe(inKorea(instant));
  });
});
