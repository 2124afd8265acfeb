import { statusSentence } from '@shared/copy/subscription';
import { type Standing, statusKey } from '@shared/domain/subscription';
import { Badge } from '@shared/ui/Badge';
import { statusTone } from './status.copy';

/** Nothing is shown where nothing is known to be said. Source: STATUS-006…009, 011; A-45. */
export function StatusBadge({ standing }: { standing: Standing }) {
  const key = statusKey(standing);
  const text = statusSentence[key];
  return text === '' ? null : <Badge tone={statusTone[key]}>{text}</Badge>;
}
