/** Places where customer data can stay. */
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

/** Places of a value until the card is paid (`during`) and after the payment is confirmed (`after`). */
export type Stay = { during: readonly Place[]; after: readonly Place[]; why: string };

/**
 * Thirteen values that identify a customer or act for them, and their allowed places. privacy.spec.ts plants them in a
 * purchase, a dealer link and the memberships. It fails if a place is missing here or if a listed place is empty.
 */
export const stays = {
  name: {
    during: [],
    after: [],
    why: 'pages request it when they show it; the owner’s name is typed again',
  },
  'e-mail': { during: [], after: [], why: 'kept only for test accounts, and this run uses none' },
  mobile: { during: [], after: [], why: 'pages request it when they show it' },
  'phone of the entry': {
    during: ['sessionStorage'],
    after: ['sessionStorage'],
    why: 'SHELL-011, 012: posted back to the external estimate; leaves the address at once',
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
    during: ['sessionStorage', 'IndexedDB'],
    after: [],
    why: 'an answer that the server does not have before the order; the draft outlives a killed page',
  },
  VIN: {
    during: ['sessionStorage', 'IndexedDB', 'history'],
    after: ['history'],
    why: 'HOME-012 puts it into the address of the terms; an unregistered vehicle has no other reference; on the card page it finds the order at a backend that gives no id',
  },
  connInfo: {
    during: ['sessionStorage'],
    after: ['sessionStorage'],
    why: 'SHELL-011, 012, A-92: posted back to the external estimate; leaves the address at once',
  },
  token: {
    during: ['cookie'],
    after: ['cookie'],
    why: 'A-17: acts for the customer while it is valid',
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
    why: 'ROUTE-024: part of the address of its page; the calls name it',
  },
} as const satisfies Record<string, Stay>;
export type Canary = keyof typeof stays;
