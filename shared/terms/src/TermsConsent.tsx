import { TermsList } from '@shared/ui/TermsList';
import { KeyFacts } from './KeyFacts';
import type { Terms } from './use-terms';

type Props = {
  terms: Terms;
  /** Error text, shown at the term that it concerns until the customer answers. */
  why?: string | undefined;
};

/** Shows the terms with one box each and one for all, and their key facts. Source: TERMS-002, CONST-019. */
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

/** Returns the first required term without a tick, or advertising without a channel. Source: TERMS-013, 014. */
const concerned = ({ items, problem }: Terms) =>
  problem === 'NEED_SUBSC_TERM_RECEIVE_CHECK'
    ? 'ad_receive_agree'
    : items.find(({ required, checked }) => required && !checked)?.key;
