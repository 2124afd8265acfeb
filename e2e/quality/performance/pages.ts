import { linkHash } from 'sandbox/people/link-hash';

/** Addresses at which a visitor may start, with the text that makes the page meaningful. */
export type MeasuredPage = {
  name: string;
  to: string;
  /** A customer who has opened the app before. Undefined for a web visitor. */
  person?: string;
  /** Text inside `main` that makes the page meaningful, in a prerender or by React. No skeleton contains it. */
  meaningful: RegExp;
  /** Selector of a control that is pressed before React takes over. */
  press: string;
};

const member = 'active-standard';
const owner = 'new-customer';
const tab = 'main [role=tab][aria-selected=false]';

// biome-ignore format: one row a page
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home',     to: '/app/',                                          meaningful: /\d원/, press: tab },
  { name: 'owner',    to: '/app/',                person: owner,            meaningful: /15가1050[\s\S]*\d원/, press: tab },
  { name: 'status',   to: '/app/subscStatus',     person: member,           meaningful: /이용 기간\s*\d{4}-/, press: 'main a[href*="/subscs/"]' },
  { name: 'estimate', to: '/app/estimate/guide',  person: member,           meaningful: /\d원/, press: '[data-bottom-bar] :is(a, button)' },
  { name: 'guide',    to: '/app/guide/subscApply',                          meaningful: /가입 순서[\s\S]*가입 조건/, press: tab },
  { name: 'terms',    to: '/app/termInfo/service',                          meaningful: /제1조/, press: tab },
  { name: 'apply',    to: '/app/subscApply/term', person: owner,            meaningful: /마케팅/, press: '[data-bottom-bar] :is(a, button)' },
  { name: 'link',     to: `/app/subscSolicitation/${linkHash('member')}`,   meaningful: /\d원/, press: 'main button' },
];
