import { WrongUse } from './command';
import { keepIn, wantedIn } from './words';

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

describe('wantedIn', () => {
  it('rejects an app that is named twice', () => {
    expect(wantedIn(['apply@1.0.0', 'host@2.0.0'])).toEqual({ apply: '1.0.0', host: '2.0.0' });
    expect(() => wantedIn(['apply@1.0.0', 'apply@1.1.0'])).toThrow('apply is named twice');
  });
});
