import { addWon, lessWon, notNegative, type Won, won } from '@shared/domain/money';

export type Figures = { penalty: Won; maintenance: Won };

/** What was paid, what is taken off, what comes back; `paid` less `taken` plus `added` is `amount`, always. */
export type RefundSum = {
  paid: Won;
  penalty: Won;
  maintenance: Won;
  /** Held back beyond penalty and maintenance: the used share of the insurance, where there is one. */
  otherwiseHeld: Won;
  /** Given back beyond the difference: a refund stops at 0 and is never a bill. */
  raised: Won;
  amount: Won;
};

/**
 * The server's figures as a sum that adds up on the screen. It sends the part of the insurance that is given back;
 * the part that is held back is what is missing between the other figures. Source: REVOKE-006, A-27.
 */
export function refundSum(paid: Won, { penalty, maintenance }: Figures, amount: Won): RefundSum {
  const missing = lessWon(paid, addWon(penalty, maintenance, amount));
  return {
    paid,
    penalty,
    maintenance,
    otherwiseHeld: notNegative(missing),
    raised: notNegative(lessWon(won(0), missing)),
    amount,
  };
}
