import type { RefundUsage } from '@shared/api/refund';
import { settings } from '@shared/config/settings';
import type { Won } from '@shared/domain/money';
import css from './RefundSum.module.css';
import { refundSum } from './refund-lines';
import { otherwiseHeldLabel, sumSentence } from './revoke.copy';

type Props = {
  subscription: { paid: Won | undefined; insured: boolean };
  usage: RefundUsage;
  amount: Won;
  /** What the sum comes to. */
  result: string;
};

/** How a refund is worked out, to the won, in one line; empty where the price paid is not known. Source: REVOKE-006, STATUS-017. */
export function RefundSum({ subscription, usage, amount, result }: Props) {
  const { insured, paid } = subscription;
  if (paid === undefined) return null;
  const held = otherwiseHeldLabel(insured, settings.refund);
  return <p className={css['sum']}>{sumSentence(refundSum(paid, usage, amount), held, result)}</p>;
}
