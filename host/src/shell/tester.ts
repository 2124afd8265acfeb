type Visitor = { isTestAccount: boolean; ip: string | undefined };

/** A test account on a listed test address: both. Source: SHELL-010, A-16. */
export const isTester = ({ isTestAccount, ip }: Visitor, ips: readonly string[]): boolean =>
  isTestAccount && ip !== undefined && ips.includes(ip);
