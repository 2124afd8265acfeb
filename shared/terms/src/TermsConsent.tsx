import { TermsList } from '@shared/ui/TermsList';
import { KeyFacts } from './KeyFacts';
import type { Terms } from './use-terms';

/** What may be agreed to, one by one or all at once, and what of it strikes the eye. Source: TERMS-002, CONST-019. */
export const TermsConsent = ({ terms }: { terms: Terms }) => (
  <>
    <TermsList
      items={terms.items}
      onToggle={terms.onToggle}
      onOpen={terms.onOpen}
      allLabel="전체 동의"
      onToggleAll={terms.onToggleAll}
    />
    <KeyFacts terms={terms} />
  </>
);
