import { formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';
import { formatNumber } from '@shared/text/number';

/**
 * Returns an amount in units of 억 and 만, as people read large sums. Example: 250,000,000 gives '2억 5,000만 원'. An amount
 * that is not a multiple of 10,000 won stays in digits: '9,900원'.
 */
export function readableWon(amount: Won): string {
  if (amount < 1e4 || amount % 1e4 !== 0) return `${formatWon(amount)}원`;
  const parts = [
    [Math.floor(amount / 1e8), '억'],
    [(amount % 1e8) / 1e4, '만'],
  ] as const;
  const shown = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => formatNumber(count) + unit);
  return `${shown.join(' ')} 원`;
}
