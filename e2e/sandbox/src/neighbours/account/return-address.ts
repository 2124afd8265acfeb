/** Returns the path if it is a page of the product, and home otherwise. Source: SBX-003, T11 open redirects. */
export function returnPath(asked: string | undefined): string {
  const home = '/app/';
  if (asked === undefined || !asked.startsWith(home) || hasOddSign(asked)) return home;
  const { pathname, search, hash, origin } = new URL(asked, HERE);
  return origin === HERE && pathname.startsWith(home) ? `${pathname}${search}${hash}` : home;
}

/** Returns the address of the product with the sign-in. An account without a linked vehicle service has no vtg_id. */
export function returnAddress(
  asked: string | undefined,
  { vtgId, connInfo }: { vtgId: string | null; connInfo: string },
): string {
  const address = new URL(returnPath(asked), HERE);
  address.searchParams.delete('vtg_id');
  if (vtgId) address.searchParams.set('vtg_id', vtgId);
  address.searchParams.set('connInfo', connInfo);
  return `${address.pathname}${address.search}${address.hash}`;
}

const HERE = 'http://sandbox.invalid';

/** Returns true for spaces, control characters and backslashes, which browsers parse in different ways. */
const hasOddSign = (text: string): boolean => /[\s\\]|[^\x20-\x7e\u0080-\uffff]/.test(text);
