import type { Subscription } from '@shared/api/subscription';
import { useQuery } from '@shared/query';
import { today } from '@shared/session';
import { refundQuery } from '../queries/refund';
import css from './RequestedRefund.module.css';
import { wonText } from './revoke.copy';

/** Shows the expected refund of a requested cancellation. If it is not known, the text above says enough. Source: STATUS-008. */
export function RequestedRefund({ subscription }: { subscription: Pick<Subscription, 'id'> }) {
  const { data } = useQuery(refundQuery(subscription.id, today()));
  if (data?.kind !== 'allowed') return null;
  return <p className={css['refund']}>예상 환불액은 {wonText(data.amount)}이에요.</p>;
}
