/** Where something of a customer could be left behind. */
export const places = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'IndexedDB',
  'history',
  'Referer',
  'console',
  'sandbox log',
] as const;
export type Place = (typeof places)[number];

/** While an application is under way (`during`), and once it is paid for and told (`after`). */
export type Stay = { during: readonly Place[]; after: readonly Place[]; why: string };

/**
 * Thirteen things that say who a customer is, or speak for them, and where each may be. privacy.spec.ts plants them,
 * walks through a purchase and a seller's link, and fails for a place that does not stand here, and for one that
 * stands here and is empty.
 */
export const stays = {
  name: { during: [], after: [], why: 'asked for by the one page that shows it' },
  'e-mail': { during: [], after: [], why: 'only a test account’s is kept, and none was used' },
  mobile: { during: [], after: [], why: 'asked for by the one page that shows it' },
  'phone of the entry': {
    during: ['sessionStorage'],
    after: ['sessionStorage'],
    why: 'SHELL-011, SHELL-012: posted back to the external estimate; taken out of the address at once',
  },
  vtg_no: {
    during: ['cookie'],
    after: ['cookie'],
    why: 'the calls for vehicles and estimate name it',
  },
  plus_no: {
    during: ['cookie'],
    after: ['cookie'],
    why: 'the calls for vehicles and warranty name it',
  },
  VIN: {
    during: ['sessionStorage', 'sandbox log'],
    after: ['sandbox log'],
    why: 'the draft is about this vehicle and goes with it; calls name the vehicle by it',
  },
  plate: {
    during: ['sessionStorage'],
    after: [],
    why: 'an answer of the customer that the server does not have before the order',
  },
  'name of the owner': {
    during: [],
    after: [],
    why: 'typed again by who comes back to that one page',
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
  'birth date': {
    during: [],
    after: [],
    why: 'typed on the card company’s page, which is not ours',
  },
  'hash of a seller’s link': {
    during: ['history'],
    after: ['history'],
    why: 'ROUTE-024: it is the address of the page, and the whole right to see it',
  },
} as const satisfies Record<string, Stay>;
export type Canary = keyof typeof stays;
