import { TermsList } from '@shared/ui/TermsList';
import { KeyFacts } from './KeyFacts';
import type { Terms } from './use-terms';

type Props = {
  terms: Terms;
  /** What was said about them: it stands at the one that is concerned, until that is answered. */
  why?: string | undefined;
};

/** What may be agreed to, one by one or all at once, and what of it strikes the eye. Source: TERMS-002, CONST-019. */
export const TermsConsent = ({ terms, why }: Props) => (
  <>
    <TermsList
      items={terms.items}
      onToggle={terms.onToggle}
      onOpen={terms.onOpen}
      allLabel="전체 동의"
      onToggleAll={terms.onToggleAll}
      wrong={why === undefined ? undefined : { key: concerned(terms), why }}
    />
    <KeyFacts terms={terms} />
  </>
);

/** The first that is required and not ticked, or the advertising without a way to receive it. Source: TERMS-013, 014. */
const concerned = ({ items, problem }: Terms) =>
  problem === 'NEED_SUBSC_TERM_RECEIVE_CHECK'
    ? 'ad_receive_agree'
    : items.find(({ required, checked }) => required && !checked)?.key;
