type Visitor = { email: string | undefined; ip: string | undefined };
type TestLists = { accounts: readonly string[]; ips: readonly string[] };

/** A listed test account on a listed test address: both. Source: SHELL-010, A-16. */
export const isTester = ({ email, ip }: Visitor, { accounts, ips }: TestLists): boolean =>
  email !== undefined && ip !== undefined && accounts.includes(email) && ips.includes(ip);
