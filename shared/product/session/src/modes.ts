import type { Settings } from '@shared/config/settings';

/** Returns whether the address is in the list of developers. Always false in production. Source: AUTH-013, A-16. */
export const isDeveloper = (
  ip: string,
  { environment, dev }: Pick<Settings, 'environment' | 'dev'>,
): boolean => environment !== 'production' && ip !== '' && dev.ipList.includes(ip);

type TestSettings = Pick<Settings, 'environment' | 'test'>;

/**
 * Returns whether the whole address matches the pattern of test addresses. Always false in production. Source: SEC-007,
 *
 */
export function isTestAddress(email: string, { environment, test }: TestSettings): boolean {
  if (environment === 'production' || test.emailPattern === '') return false;
  return new RegExp(`^(?:${test.emailPattern})$`, 'i').test(email);
}

/** Returns the test address of the entry parameters, if it is valid. */
export const testAddressIn = (
  { test }: { test?: string },
  settings: TestSettings,
): string | undefined => (test !== undefined && isTestAddress(test, settings) ? test : undefined);

/** Returns whether the account is in the list or has a test address. Source: A-16. */
export const isTestAccount = (email: string, settings: TestSettings): boolean =>
  settings.test.accounts.some((account) => account.toLowerCase() === email.toLowerCase()) ||
  isTestAddress(email, settings);
