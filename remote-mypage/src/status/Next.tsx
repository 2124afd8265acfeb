import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { Notice } from '@shared/ui/Notice';
import { documentLabel } from '../resubmit/resubmit.copy';
import { resubmittable, wantsDocuments } from '../resubmit/wanted-documents';
import css from './Next.module.css';
import { nextSentence } from './status.copy';

type Props = { subscription: Subscription };

/**
 * What the status means and what comes next. The badge keeps 승인대기 while staff wait for a paper: this says which one.
 * Source: STATUS-007, RESUB-001.
 */
export function Next({ subscription }: Props) {
  const next = nextSentence(subscription, settings);
  if (next === undefined) return null;
  if (!wantsDocuments(subscription)) return <p className={css['next']}>{next}</p>;
  const papers = resubmittable(subscription).map((kind) => documentLabel[kind]);
  return (
    <Notice tone="warn" title={papers.join(', ')}>
      <p>{next}</p>
    </Notice>
  );
}
