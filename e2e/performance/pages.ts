/** Addresses a visitor may start at, and the words that show the page is of use. */
export type MeasuredPage = {
  name: string;
  to: string;
  /** A customer who has opened the app before; nobody is a visitor of the web. */
  person?: string;
  /** Text inside `main` from which on the page means something. */
  meaningful: RegExp;
};

const member = 'active-standard';

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', to: '/app/', meaningful: /\d원/ },
  { name: 'status', to: '/app/subscStatus', person: member, meaningful: /이용 기간/ },
  { name: 'estimate', to: '/app/estimate/guide', person: member, meaningful: /\d원/ },
  { name: 'guide', to: '/app/guide/subscApply', meaningful: /가입/ },
  { name: 'apply', to: '/app/subscApply/term', person: 'new-customer', meaningful: /마케팅/ },
];
