import { Money } from '@shared/ui/Money';
import { differenceOf } from './difference';
import css from './home.module.css';
import type { HomeOffer } from './home-choice';

type Props = {
  offer: HomeOffer;
  /** Offer of the selected tier. */
  shown: HomeOffer;
};

/**
 * Shows what a tier costs. For the customer's own car it adds the difference to the selected tier. For an example it
 * adds what the price depends on. Source: HOME-013.
 */
export function TilePrice({ offer: { quote, isOwn }, shown }: Props) {
  if (!quote?.ok) return quote?.error === 'price-unknown' ? null : '가입 불가';
  const { total } = quote.value.bill;
  const beside = shown.quote?.ok ? shown.quote.value.bill.total : total;
  const { won, word } = differenceOf(total, beside);
  return (
    <>
      <span>
        {!isOwn && '예: '}
        <Money won={total} />
      </span>
      {!isOwn && <span className={css['more']}>차종·차령에 따라 달라요</span>}
      {isOwn && won !== 0 && (
        <span className={css['more']}>
          {`${shown.group}보다 `}
          <Money won={won} />
          {` ${word}`}
        </span>
      )}
    </>
  );
}
