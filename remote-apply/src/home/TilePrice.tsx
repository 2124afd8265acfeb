import { Money } from '@shared/ui/Money';
import css from './home.module.css';
import type { HomeOffer } from './home-choice';

type Props = {
  offer: HomeOffer;
  /** The one that is looked at. */
  shown: HomeOffer;
};

/** What a tier costs for this car, and how much more or less than the one that is looked at. Source: HOME-013. */
export function TilePrice({ offer: { quote, isOwn }, shown }: Props) {
  if (!quote?.ok) return quote?.error === 'price-unknown' ? null : '가입 불가';
  const { total } = quote.value.bill;
  const more = shown.quote?.ok ? total - shown.quote.value.bill.total : 0;
  return (
    <>
      <span>
        {!isOwn && '예: '}
        <Money won={total} />
      </span>
      {isOwn && more !== 0 && (
        <span className={css['more']}>
          {more > 0 && '+'}
          <Money won={more} />
        </span>
      )}
    </>
  );
}
