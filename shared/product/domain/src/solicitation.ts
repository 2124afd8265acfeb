import { codeTable } from './code-table';
import type { Term } from './required-terms';
import { areRequiredTicked, lacksChannel } from './terms-checks';

/** 1 terms, 2 terms agreed, 3 payment request, 4 payment complete, -1 unreadable. */
export type SolicitationStep = 1 | 2 | 3 | 4 | -1;

const states = codeTable({ terms: 10, agreed: 20, 'payment-request': 50, paid: 60 });
const steps = { terms: 1, agreed: 2, 'payment-request': 3, paid: 4 } as const;

/** Returns the step of a state. Source: SOLIC-003, 004. */
export function solicitationStep(state: unknown): SolicitationStep {
  const name = states.nameOf(state);
  return name ? steps[name] : -1;
}

/** Returns whether the invited person is no known user: the link names none, or says so. Source: A-49. */
export const isNonMember = (invited: {
  type: string | undefined;
  userId: string | undefined;
}): boolean => !invited.userId || invited.type === 'nonmember';

type SolicitationAgreement = {
  nonMember: boolean;
  selfAuthenticated: boolean;
  terms: readonly Term[];
};

/** Conditions for sending the terms, in the order of the checks. Source: VALID-038…040, SOLIC-005, TERMS-015. */
const checks = [
  ['NEED_SUBSC_SELF_AUTH_CHECK', (it) => !it.nonMember || it.selfAuthenticated],
  ['NEED_SUBSC_TERM_CHECK', (it) => areRequiredTicked(it.terms)],
  // A missing channel has the same key, because the requirement does not name the RECEIVE key here.
  ['NEED_SUBSC_TERM_CHECK', (it) => !lacksChannel(it.terms)],
] as const satisfies readonly (readonly [
  key: string,
  holds: (it: SolicitationAgreement) => boolean,
])[];

export type SolicitationProblem = (typeof checks)[number][0];

export const solicitationProblem = (
  agreement: SolicitationAgreement,
): SolicitationProblem | undefined => checks.find(([, holds]) => !holds(agreement))?.[0];
