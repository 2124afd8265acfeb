import type { Dealer } from '@shared/api/dealers';
import {
  dealerFacts,
  INTERMEDIARY_NOTICE,
  missingFactsSentence,
} from '@shared/copy/operator-facts';
import { useSession } from '@shared/session';
import { Facts } from '@shared/ui/Facts';
import css from './req.module.css';

type Props = { dealer: Pick<Dealer, 'title' | 'business'> };

/**
 * Shows the dealer's business details before payment, and the notice that the operator only mediates. Says which
 * details are missing. Source: LAW-003, LAW-004, PAY-008.
 */
export function DealerFacts({ dealer }: Props) {
  const { env } = useSession();
  const rows = dealerFacts(dealer);
  const missing = missingFactsSentence(rows, env?.tell);
  return (
    <>
      <Facts className={css['business']} rows={rows} />
      {missing !== undefined && <p className={css['hint']}>{missing}</p>}
      <p>{INTERMEDIARY_NOTICE}</p>
    </>
  );
}
