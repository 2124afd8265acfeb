/** Only a page of the product is a place to return to: everything else is home. Source: SBX-003, T11 open redirects. */
export function returnPath(asked: string | undefined): string {
  const home = '/app/';
  if (asked === undefined || !asked.startsWith(home) || hasOddSign(asked)) return home;
  const { pathname, search, hash, origin } = new URL(asked, HERE);
  return origin === HERE && pathname.startsWith(home) ? `${pathname}${search}${hash}` : home;
}

/** The way back into the product with who has signed in; an account without a linked vehicle service has no id. */
export function returnAddress(
  asked: string | undefined,
  { vtgId, connInfo }: { vtgId: string | undefined; connInfo: string },
): string {
  const address = new URL(returnPath(asked), HERE);
  address.searchParams.delete('vtg_id');
  if (vtgId) address.searchParams.set('vtg_id', vtgId);
  address.searchParams.set('connInfo', connInfo);
  return `${address.pathname}${address.search}${address.hash}`;
}

const HERE = 'http://sandbox.invalid';

/** Blanks, control signs and backslashes: browsers read addresses with them in more than one way. */
const hasOddSign = (text: string): boolean => /[\s\\]|[^\x20-\x7e\u0080-\uffff]/.test(text);
