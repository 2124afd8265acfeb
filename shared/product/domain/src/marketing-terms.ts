/**
 * Marketing terms and their parents. A `group` is agreed exactly when one of its children is. Source: TERMS-005…009.
 */
const terms = [
  { key: 'marketing', under: undefined, group: false },
  { key: 'ad_receive_agree', under: 'marketing', group: true },
  { key: 'ad_receive_email', under: 'ad_receive_agree', group: false },
  { key: 'ad_receive_sms', under: 'ad_receive_agree', group: false },
  { key: 'ad_receive_app', under: 'ad_receive_agree', group: false },
] as const;

export const marketingKeys = terms.map((term) => term.key);
export type MarketingTerm = (typeof terms)[number]['key'];

export const isMarketingTerm = (key: string): key is MarketingTerm =>
  marketingKeys.some((known) => known === key);

export const adChannels: readonly MarketingTerm[] = terms
  .filter((term) => term.under === 'ad_receive_agree')
  .map((term) => term.key);

/** Agreed terms in the order of the table, as plain JSON for storage. */
export type Agreed = readonly MarketingTerm[];

/** Returns the terms after agreeing to `key`: also its parents, and its children if it is a group. */
export function agree(agreed: Agreed, key: MarketingTerm): Agreed {
  return inOrder([...agreed, key, ...above(key), ...(isGroup(key) ? below(key) : [])]);
}

/** Returns the terms after withdrawing `key`: without its children, and without a group that is then empty. */
export function withdraw(agreed: Agreed, key: MarketingTerm): Agreed {
  const gone = [key, ...below(key)];
  const rest = agreed.filter((other) => !gone.includes(other));
  const emptied = rest.filter(
    (other) => isGroup(other) && !below(other).some((child) => rest.includes(child)),
  );
  return rest.filter((other) => !emptied.includes(other));
}

function above(key: MarketingTerm): MarketingTerm[] {
  const parent = terms.find((term) => term.key === key)?.under;
  return parent ? [parent, ...above(parent)] : [];
}

function below(key: MarketingTerm): MarketingTerm[] {
  return terms
    .filter((term) => term.under === key)
    .flatMap((term) => [term.key, ...below(term.key)]);
}

const isGroup = (key: MarketingTerm) => terms.some((term) => term.key === key && term.group);
const inOrder = (keys: readonly MarketingTerm[]): Agreed =>
  marketingKeys.filter((key) => keys.includes(key));
