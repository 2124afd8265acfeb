import { statusSentence } from '@shared/copy/subscription';
import { type StatusFacts, statusKey } from '@shared/domain/subscription';
import { Badge } from '@shared/ui/Badge';
import { statusTone } from './status.copy';

/** Shows the status text, or nothing for a status without a text. Source: STATUS-006…009, 011. */
export function StatusBadge({ standing }: { standing: StatusFacts }) {
  const key = statusKey(standing);
  const text = statusSentence[key];
  return text === '' ? null : <Badge tone={statusTone[key]}>{text}</Badge>;
}
