import { lessWon, type Won } from '@shared/domain/money';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import type { Advised } from './use-advice';

type Props = { discount: Won | undefined; advised: Advised };

/**
 * Compares the discount of this visit with the yearly price. A plan includes each benefit a limited number of times, so
 * the notice never promises the same discount again. Source: EST-009.
 */
export function DiscountNotice({ discount, advised }: Props) {
  const { yearly, choice, member } = advised;
  if (member || yearly === undefined || !discount) return null;
  const more = lessWon(discount, yearly);
  const price = `${choice.group} ${SERVICE_MONTHS}개월 가입 금액`;
  return (
    <Notice tone="brand">
      <p>
        이번 정비의 예상 할인은 <Money won={discount} />
        이에요.{' '}
        {more === 0 ? (
          `${price}과 같아요.`
        ) : (
          <>
            {price} <Money won={yearly} />
            보다 <Money won={more > 0 ? more : lessWon(yearly, discount)} />{' '}
            {more > 0 ? '많아요.' : '적어요.'}
          </>
        )}
      </p>
    </Notice>
  );
}
