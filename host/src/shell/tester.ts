type Visitor = { isTestAccount: boolean; ip: string | undefined };

/** Returns true for a test account on a listed test address. Both are required. Source: SHELL-010, A-16. */
export const isTester = ({ isTestAccount, ip }: Visitor, ips: readonly string[]): boolean =>
  isTestAccount && ip !== undefined && ips.includes(ip);
