import type { Settings } from '@shared/config/settings';

/** Never in production, whatever the list says. Source: AUTH-013, A-16. */
export const isDeveloper = (
  ip: string,
  { environment, dev }: Pick<Settings, 'environment' | 'dev'>,
): boolean => environment !== 'production' && ip !== '' && dev.ipList.includes(ip);

type TestSettings = Pick<Settings, 'environment' | 'test'>;

/** A test address of the pattern; the pattern always covers the whole address, and none counts in production. Source: SEC-007, A-16. */
export function isTestAddress(email: string, { environment, test }: TestSettings): boolean {
  if (environment === 'production' || test.emailPattern === '') return false;
  return new RegExp(`^(?:${test.emailPattern})$`, 'i').test(email);
}

/** The address a tester came with, if it is one. */
export const testAddressIn = (
  { test }: { test?: string },
  settings: TestSettings,
): string | undefined => (test !== undefined && isTestAddress(test, settings) ? test : undefined);

/** A listed account, or one with a test address. Source: A-16. */
export const isTestAccount = (email: string, settings: TestSettings): boolean =>
  settings.test.accounts.some((account) => account.toLowerCase() === email.toLowerCase()) ||
  isTestAddress(email, settings);
