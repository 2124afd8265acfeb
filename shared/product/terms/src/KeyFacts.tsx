import { consentFacts } from '@shared/copy/consent-facts';
import { Icon } from '@shared/ui/Icon';
import { Stack } from '@shared/ui/Stack';
import css from './KeyFacts.module.css';
import type { Terms } from './use-terms';

type Props = { terms: Pick<Terms, 'items'> };

/**
 * Shows purpose and retention time of the consents in large text, and those of optional consents in a quiet style.
 * Source: CONST-019.
 */
export function KeyFacts({ terms }: Props) {
  const facts = terms.items.flatMap(({ key }) => {
    const fact = consentFacts[key];
    return fact === undefined ? [] : [{ key, fact }];
  });
  return (
    <div className={css['kept']}>
      <Icon name="info" />
      <Stack gap={2}>
        {facts.map(({ key, fact }) => (
          <p key={key} className={key.endsWith('marketing') ? css['quiet'] : undefined}>
            {fact}
          </p>
        ))}
      </Stack>
    </div>
  );
}
