import { KeyFacts } from '@shared/terms/KeyFacts';
import type { Terms } from '@shared/terms/use-terms';
import { Card } from '@shared/ui/Card';
import { TermsList } from '@shared/ui/TermsList';

type Props = { terms: Terms };

export function OfferTerms({ terms }: Props) {
  return (
    <Card title="약관 동의">
      <TermsList
        items={terms.items}
        onToggle={terms.onToggle}
        onOpen={terms.onOpen}
        allLabel="전체 동의"
        onToggleAll={terms.onToggleAll}
      />
      <KeyFacts terms={terms} />
    </Card>
  );
}
