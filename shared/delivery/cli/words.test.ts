import { WrongUse } from './command';
import { keepIn } from './words';

describe('how long browsers may keep the page', () => {
  it('is not at all unless it is said, and a day at most', () => {
    expect(keepIn(undefined)).toBe(0);
    expect(keepIn('3600')).toBe(3600);
    expect(keepIn('86400')).toBe(86_400);
  });

  it.each(['86401', '-1', '1.5', 'an hour'])('is not %s', (word) => {
    expect(() => keepIn(word)).toThrow(WrongUse);
  });
});
