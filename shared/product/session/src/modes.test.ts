import { isDeveloper, isTestAccount, isTestAddress } from './modes';

const sandbox = {
  environment: 'sandbox',
  dev: { ipList: ['203.0.113.7'] },
  test: { accounts: ['QA@example.kr'], ips: [], emailPattern: '[a-z]+@test\\.example' },
} as const;
const production = { ...sandbox, environment: 'production' } as const;

describe('isDeveloper', () => {
  it('returns true for a listed address outside production [AUTH-013]', () => {
    expect(isDeveloper('203.0.113.7', sandbox)).toBe(true);
    expect(isDeveloper('203.0.113.8', sandbox)).toBe(false);
  });

  it('returns false in production even for a listed address [AUTH-013]', () => {
    expect(isDeveloper('203.0.113.7', production)).toBe(false);
  });

  it('returns false for an unknown address', () => {
    expect(isDeveloper('', { ...sandbox, dev: { ipList: [''] } })).toBe(false);
  });
});

describe('test addresses', () => {
  it.each([
    ['qa@test.example', true],
    ['QA@TEST.EXAMPLE', true],
    ['qa@test.example.evil.example', false],
    ['x qa@test.example', false],
    ['qa@example.kr', false],
  ])('match the whole address: %s %s [SEC-007]', (email, expected) => {
    expect(isTestAddress(email, sandbox)).toBe(expected);
  });

  it('do not exist in production or without a pattern [SEC-007]', () => {
    expect(isTestAddress('qa@test.example', production)).toBe(false);
    expect(isTestAddress('', { ...sandbox, test: { ...sandbox.test, emailPattern: '' } })).toBe(
      false,
    );
  });

  it('make a test account, as does the list, in upper or lower case', () => {
    expect(isTestAccount('qa@test.example', sandbox)).toBe(true);
    expect(isTestAccount('qa@EXAMPLE.kr', production)).toBe(true);
    expect(isTestAccount('somebody@example.kr', sandbox)).toBe(false);
  });
});
