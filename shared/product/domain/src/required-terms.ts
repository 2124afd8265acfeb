import { agree, isMarketingTerm, marketingKeys, withdraw } from './marketing-terms';
import type { TermKey } from './term-keys';

/** One line of a list of terms. Source: ENTITY-036. */
export type Term = {
  id: number;
  key: TermKey;
  /** Whether an info button opens the full text. Source: TERMS-004. */
  showinfo: boolean;
  checked: boolean;
  required: boolean;
  /** Text beside the box, added by screens. */
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

/** Terms of each list. Source: A-19, TERMS-010…012. */
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

/** Returns the unchecked terms of one or more lists, for one page. */
export const termsOf = (...names: readonly TermList[]): readonly Term[] =>
  names
    .flatMap((name): readonly Row[] => lists[name])
    .map((term, index) => ({ id: index + 1, ...term, checked: false }));

/**
 * Returns the terms of the payment page. Extensions and direct links to the vehicle page skip the terms page, so its
 * terms are here. Source.
 */
export const paymentTerms = (skippedTermsPage: boolean): readonly Term[] =>
  skippedTermsPage ? termsOf('application', 'payment') : termsOf('payment');

/** Returns the terms of a transfer. Source: A-19, TRANS-002. */
export const transferTerms = (insured: boolean): readonly Term[] =>
  insured ? termsOf('transfer', 'insurance') : termsOf('transfer');

/** Returns the terms of a membership that staff offer. Source: A-49. */
export const solicitationTerms = (insured: boolean): readonly Term[] =>
  insured ? termsOf('application', 'insurance') : termsOf('application');

/**
 * Returns the terms after checking or unchecking one, with the linked ones. Agree in a popup is the same. Source:
 * TERMS-003, 005…009.
 */
export function tick(terms: readonly Term[], key: TermKey, checked: boolean): readonly Term[] {
  if (!isMarketingTerm(key)) return withChecked(terms, (term) => term.key === key, checked);
  const agreed = terms.filter((term) => term.checked).map((term) => term.key);
  const change = checked ? agree : withdraw;
  const after: readonly TermKey[] = change(agreed.filter(isMarketingTerm), key);
  return terms.map((term) =>
    isMarketingTerm(term.key) ? { ...term, checked: after.includes(term.key) } : term,
  );
}

/** Returns the terms with all checked or unchecked. Source: TERMS-002. */
export const tickAll = (terms: readonly Term[], checked: boolean): readonly Term[] =>
  withChecked(terms, () => true, checked);

/** Returns the terms with exactly the required ones checked. Source: TERMS-010…012. */
export const tickRequired = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => ({ ...term, checked: term.required }));

/**
 * Returns the terms with answers that were sent or stored earlier. Ignores keys that are not in the list. Source:
 * LAND-006.
 */
export const withAnswers = (terms: readonly Term[], answers: TermAnswers): readonly Term[] =>
  terms.map((term) => ({ ...term, checked: answers[term.key] ?? term.checked }));

export type TermAnswers = Partial<Record<TermKey, boolean>>;

/** Edition of each agreed text. Terms without a text have none. */
export type TermVersions = Readonly<Partial<Record<TermKey, string>>>;

/** The answers, and the editions of the texts. */
export type Agreement = { answers: TermAnswers; versions: TermVersions };

/** Returns the answers as they are sent: key to boolean. Source: TERMS-016. */
export const termAnswers = (terms: readonly Term[]): TermAnswers =>
  Object.fromEntries(terms.map((term) => [term.key, term.checked]));

const withChecked = (
  terms: readonly Term[],
  isMeant: (term: Term) => boolean,
  checked: boolean,
): readonly Term[] => terms.map((term) => (isMeant(term) ? { ...term, checked } : term));
