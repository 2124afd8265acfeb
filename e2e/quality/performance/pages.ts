import { linkHash } from 'sandbox/people/link-hash';

/** Addresses at which a visitor may start, with the text that makes the page meaningful. */
export type MeasuredPage = {
  name: string;
  to: string;
  /** A customer who has opened the app before. Undefined for a web visitor. */
  person?: string;
  /** Text inside `main` that makes the page meaningful, in a prerender or by React. No skeleton contains it. */
  meaningful: RegExp;
};

const member = 'active-standard';
const owner = 'new-customer';

// biome-ignore format: one row a page
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home',     to: '/app/',                                          meaningful: /\d원/ },
  { name: 'owner',    to: '/app/',                person: owner,            meaningful: /15가1050[\s\S]*\d원/ },
  { name: 'status',   to: '/app/subscStatus',     person: member,           meaningful: /이용 기간\s*\d{4}-/ },
  { name: 'estimate', to: '/app/estimate/guide',  person: member,           meaningful: /\d원/ },
  { name: 'guide',    to: '/app/guide/subscApply',                          meaningful: /가입 순서[\s\S]*가입 조건/ },
  { name: 'terms',    to: '/app/termInfo/service',                          meaningful: /제1조/ },
  { name: 'apply',    to: '/app/subscApply/term', person: owner,            meaningful: /마케팅/ },
  { name: 'link',     to: `/app/subscSolicitation/${linkHash('member')}`,   meaningful: /\d원/ },
];
