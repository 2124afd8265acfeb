import { isDeveloper, isTestAccount, isTestAddress } from './modes';

const sandbox = {
  environment: 'sandbox',
  dev: { ipList: ['203.0.113.7'] },
  test: { accounts: ['QA@example.kr'], ips: [], emailPattern: '[a-z]+@test\\.example' },
} as const;
const production = { ...sandbox, environment: 'production' } as const;

describe('developer mode', () => {
  it('is on for a listed address outside production [AUTH-013]', () => {
    expect(isDeveloper('203.0.113.7', sandbox)).toBe(true);
    expect(isDeveloper('203.0.113.8', sandbox)).toBe(false);
  });

  it('is never on in production, listed or not [AUTH-013]', () => {
    expect(isDeveloper('203.0.113.7', production)).toBe(false);
  });

  it('is not on for an address nobody knows', () => {
    expect(isDeveloper('', { ...sandbox, dev: { ipList: [''] } })).toBe(false);
  });
});

describe('a test address', () => {
  it.each([
    ['qa@test.example', true],
    ['QA@TEST.EXAMPLE', true],
    ['qa@test.example.evil.example', false],
    ['x qa@test.example', false],
    ['qa@example.kr', false],
  ])('is told by the whole of it: %s %s [SEC-007]', (email, expected) => {
    expect(isTestAddress(email, sandbox)).toBe(expected);
  });

  it('does not exist in production, nor without a pattern [SEC-007]', () => {
    expect(isTestAddress('qa@test.example', production)).toBe(false);
    expect(isTestAddress('', { ...sandbox, test: { ...sandbox.test, emailPattern: '' } })).toBe(
      false,
    );
  });

  it('makes a test account, as does the list, whatever the capitals', () => {
    expect(isTestAccount('qa@test.example', sandbox)).toBe(true);
    expect(isTestAccount('qa@EXAMPLE.kr', production)).toBe(true);
    expect(isTestAccount('somebody@example.kr', sandbox)).toBe(false);
  });
});
