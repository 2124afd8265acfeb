import { TermsList } from '@shared/ui/TermsList';
import { KeyFacts } from './KeyFacts';
import type { Terms } from './use-terms';

type Props = {
  terms: Terms;
  /** Error text, shown at the term that it concerns until the customer answers. */
  why?: string | undefined;
};

/**
 * Shows the terms with one box each and one for all, and their key facts. If some terms are optional, the box for all
 * says so, and a button ticks only the required ones. Source: TERMS-002, TERMS-012, CONST-019.
 */
export function TermsConsent({ terms, why }: Props) {
  const hasOptional = terms.items.some(({ required }) => !required);
  return (
    <>
      <TermsList
        items={terms.items}
        onToggle={terms.onToggle}
        onOpen={terms.onOpen}
        allLabel={hasOptional ? '전체 동의 (선택 포함)' : '전체 동의'}
        onToggleAll={terms.onToggleAll}
        onTickRequired={hasOptional ? terms.onTickRequired : undefined}
        wrong={why === undefined ? undefined : { key: concerned(terms), why }}
      />
      <KeyFacts terms={terms} />
    </>
  );
}

/** Returns the first required term without a tick, or advertising without a channel. Source: TERMS-013, 014. */
const concerned = ({ items, problem }: Terms) =>
  problem === 'NEED_SUBSC_TERM_RECEIVE_CHECK'
    ? 'ad_receive_agree'
    : items.find(({ required, checked }) => required && !checked)?.key;
