import { WrongUse } from './command';
import { keepIn } from './words';

describe('keepIn', () => {
  it('returns 0 by default and accepts at most one day', () => {
    expect(keepIn(undefined)).toBe(0);
    expect(keepIn('3600')).toBe(3600);
    expect(keepIn('86400')).toBe(86_400);
  });

  it.each(['86401', '-1', '1.5', 'an hour'])('rejects %s', (word) => {
    expect(() => keepIn(word)).toThrow(WrongUse);
  });
});
