import { agree, isMarketingTerm, marketingKeys, withdraw } from './marketing-terms';
import type { TermKey } from './term-keys';

/** One line of a list of terms. Source: ENTITY-036. */
export type Term = {
  id: number;
  key: TermKey;
  /** Has an info button that opens the full text. Source: TERMS-004. */
  showinfo: boolean;
  checked: boolean;
  required: boolean;
  /** The words beside the box; screens add them. */
  label?: string;
};

type Row = { key: TermKey; required: boolean; showinfo: boolean };
const row = (key: TermKey, required: boolean, showinfo: boolean): Row => ({
  key,
  required,
  showinfo,
});

const marketing: readonly Row[] = marketingKeys.map((key) => row(key, false, key === 'marketing'));

const service: readonly Row[] = [
  row('service_agreement', true, true),
  row('personal_info_agree', true, true),
];

/** What each list holds. Source: A-19, TERMS-010…012. */
const lists = {
  application: [...service, ...marketing],
  insurance: [
    row('insurance', true, true),
    row('insurance_personal_info_agree', true, true),
    row('insurance_marketing', false, true),
  ],
  masking: [row('masking', false, false), row('masking_chk', true, false)],
  survey: [row('insurance_survey', true, false)],
  payment: [
    row('pay_personal', true, true),
    row('pay_electronic_fin', true, true),
    row('pay_personal_info', true, true),
    row('pay_third_party_provide', true, true),
  ],
  transfer: [...service, row('escalation', true, true), ...marketing],
} as const satisfies Record<string, readonly Row[]>;

export type TermList = keyof typeof lists;

/** The unchecked terms of one or more lists, as a page shows them together. */
export const termsOf = (...names: readonly TermList[]): readonly Term[] =>
  names
    .flatMap((name): readonly Row[] => lists[name])
    .map((term, index) => ({ id: index + 1, ...term, checked: false }));

/** An extension skips the term page, so its terms stand on the payment page. Source: A-19. */
export const paymentTerms = (isExtension: boolean): readonly Term[] =>
  isExtension ? termsOf('application', 'payment') : termsOf('payment');

/** Source: A-19, TRANS-002. */
export const transferTerms = (insured: boolean): readonly Term[] =>
  insured ? termsOf('transfer', 'insurance') : termsOf('transfer');

/** What a customer agrees to when staff offer a membership. Source: A-49. */
export const solicitationTerms = (insured: boolean): readonly Term[] =>
  insured ? termsOf('application', 'insurance') : termsOf('application');

/** Ticking or unticking one term, and what is linked to it. Agreeing in a popup is ticking. Source: TERMS-003, 005…009. */
export function tick(terms: readonly Term[], key: TermKey, checked: boolean): readonly Term[] {
  if (!isMarketingTerm(key)) return withChecked(terms, (term) => term.key === key, checked);
  const agreed = terms.filter((term) => term.checked).map((term) => term.key);
  const change = checked ? agree : withdraw;
  const after: readonly TermKey[] = change(agreed.filter(isMarketingTerm), key);
  return terms.map((term) =>
    isMarketingTerm(term.key) ? { ...term, checked: after.includes(term.key) } : term,
  );
}

/** Source: TERMS-002. */
export const tickAll = (terms: readonly Term[], checked: boolean): readonly Term[] =>
  withChecked(terms, () => true, checked);

/** Whether the all-agree box is ticked: it follows the items. Source: TERMS-002. */
export const isAllTicked = (terms: readonly Term[]): boolean =>
  terms.length > 0 && terms.every((term) => term.checked);

/** Terms sent or stored earlier, put back; keys that are not on the list are ignored. Source: LAND-006. */
export const withAnswers = (terms: readonly Term[], answers: TermAnswers): readonly Term[] =>
  terms.map((term) => ({ ...term, checked: answers[term.key] ?? term.checked }));

export type TermAnswers = Partial<Record<TermKey, boolean>>;

/** Which edition of each text was agreed to. Terms without a text have none. */
export type TermVersions = Readonly<Partial<Record<TermKey, string>>>;

/** What was agreed to, and in which editions. */
export type Agreement = { answers: TermAnswers; versions: TermVersions };

/** As it is sent: key to boolean. Source: TERMS-016. */
export const termAnswers = (terms: readonly Term[]): TermAnswers =>
  Object.fromEntries(terms.map((term) => [term.key, term.checked]));

const withChecked = (
  terms: readonly Term[],
  isMeant: (term: Term) => boolean,
  checked: boolean,
): readonly Term[] => terms.map((term) => (isMeant(term) ? { ...term, checked } : term));
