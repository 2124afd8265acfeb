/** Where something of a customer could be left behind. */
export const places = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'IndexedDB',
  'caches',
  'history',
  'Referer',
  'console',
  'server log',
] as const;
export type Place = (typeof places)[number];

/** While an application is under way (`during`), and once it is paid for and told (`after`). */
export type Stay = { during: readonly Place[]; after: readonly Place[]; why: string };

/**
 * Thirteen things that say who a customer is, or speak for them, and where each may be. privacy.spec.ts plants them,
 * walks through a purchase, a dealer's link and the memberships, and fails for a place that does not stand here, and for
 * one that stands here and is empty. The README shows this table.
 */
export const stays = {
  name: {
    during: [],
    after: [],
    why: 'asked for by the page that shows it; the owner’s is typed again by who comes back to its page',
  },
  'e-mail': { during: [], after: [], why: 'only a test account’s is kept, and none was used' },
  mobile: { during: [], after: [], why: 'asked for by the page that shows it' },
  'phone of the entry': {
    during: ['sessionStorage'],
    after: ['sessionStorage'],
    why: 'SHELL-011, 012: posted back to the external estimate; out of the address at once, gone with the tab',
  },
  'birth date': {
    during: [],
    after: [],
    why: 'typed on the card company’s page, which is not ours',
  },
  'card number': {
    during: [],
    after: [],
    why: 'typed on the card company’s page, which is not ours',
  },
  plate: {
    during: ['sessionStorage'],
    after: [],
    why: 'an answer that the server does not have before the order; a reference to nothing would lose it',
  },
  VIN: {
    during: ['sessionStorage', 'history'],
    after: ['history'],
    why: 'HOME-012 puts it into the address of the terms; the draft is about it and goes with it, and a vehicle that is not registered has no other reference',
  },
  connInfo: {
    during: [],
    after: [],
    why: 'used for the token, then gone from address and storage',
  },
  token: {
    during: ['cookie'],
    after: ['cookie'],
    why: 'A-17: speaks for the customer while it lasts',
  },
  vtg_no: {
    during: ['cookie', 'server log'],
    after: ['cookie', 'server log'],
    why: 'the calls for vehicles and estimate name it; the vehicle service answers it',
  },
  plus_no: {
    during: ['cookie'],
    after: ['cookie'],
    why: 'the calls for vehicles and warranty name it',
  },
  'hash of a link': {
    during: ['server log'],
    after: ['server log'],
    why: 'ROUTE-024: the address of its page, so in the history of whoever opens it; the calls name it',
  },
} as const satisfies Record<string, Stay>;
export type Canary = keyof typeof stays;

/** The table as the README shows it. */
export function asMarkdown(): string[] {
  const cell = (list: readonly Place[]) => list.join(', ') || '–';
  return Object.entries(stays).map(
    ([what, { during, after, why }]) => `| ${what} | ${cell(during)} | ${cell(after)} | ${why} |`,
  );
}
