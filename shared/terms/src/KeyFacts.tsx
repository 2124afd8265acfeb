import { consentFacts } from '@shared/copy/consent-facts';
import { KeptFor } from '@shared/ui/KeptFor';
import { Stack } from '@shared/ui/Stack';
import type { Terms } from './use-terms';

type Props = { terms: Pick<Terms, 'items'> };

/** Purpose and keeping time of what is agreed to beside it, larger than the rest and apart from it. Source: CONST-019. */
export function KeyFacts({ terms }: Props) {
  const facts = terms.items.flatMap(({ key }) => consentFacts[key] ?? []);
  return (
    <KeptFor>
      <Stack gap={2}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Stack>
    </KeptFor>
  );
}
