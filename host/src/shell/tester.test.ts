import { isTester } from './tester';

describe('isTester', () => {
  it('returns true for a test account on a test address [SHELL-010]', () => {
    expect(isTester({ isTestAccount: true, ip: '10.0.0.7' }, ['10.0.0.7'])).toBe(true);
  });

  it.each([
    ['another account', { isTestAccount: false, ip: '10.0.0.7' }],
    ['another address', { isTestAccount: true, ip: '10.0.0.8' }],
    ['an unknown address', { isTestAccount: true, ip: undefined }],
  ])('returns false for %s [SHELL-010]', (_, who) => {
    expect(isTester(who, ['10.0.0.7'])).toBe(false);
  });

  it('returns false for every visitor while the list is empty [SHELL-010]', () => {
    expect(isTester({ isTestAccount: true, ip: '' }, [])).toBe(false);
  });
});
