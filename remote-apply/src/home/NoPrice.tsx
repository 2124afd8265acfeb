import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { nextDayOfAge } from '@shared/domain/age-spans';
import { type PlainDate, wholeMonths } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import type { Group } from '@shared/domain/tier';
import { Button } from '@shared/ui/Button';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { agesText, timeText } from '../price/age.copy';
import { UnknownPrice } from '../price/UnknownPrice';
import type { HomeOffer } from './home-choice';

type Props = {
  offer: HomeOffer;
  /** Of every tier, for the same vehicle. */
  offers: readonly HomeOffer[];
  today: PlainDate;
  onGroup: (group: Group) => void;
};

/**
 * No made-up price: says which ages may join and how old this vehicle is, from when on it may, and what it may have now.
 * Or that the model cannot, or that the price is not known. Source: HOME-011, A-75, A-82.
 */
export function NoPrice({ offer, offers, today, onGroup }: Props) {
  const { quote, model } = offer;
  if (quote?.ok === false && quote.error === 'price-unknown') return <UnknownPrice />;
  return (
    <Notice tone="warn" title="이 조건으로는 가입할 수 없어요">
      {model === undefined ? <Ages offer={offer} today={today} /> : <p>{messages[model]}</p>}
      {offers.map(
        ({ group, quote: other }) =>
          other?.ok && (
            <Button key={group} block variant="secondary" onClick={() => onGroup(group)}>
              <span>
                {group} 가입 가능 · <Money won={other.value.bill.total} />
              </span>
            </Button>
          ),
      )}
    </Notice>
  );
}

function Ages({ offer: { allowed, chosenDay }, today }: Pick<Props, 'offer' | 'today'>) {
  const age = chosenDay && timeText(wholeMonths(chosenDay, today));
  const from = chosenDay && nextDayOfAge(allowed, chosenDay, today);
  return (
    <>
      <p>
        {agesText(allowed)}
        {age && ` (내 차: ${age})`}
      </p>
      {from && <p>내 차는 {formatDay(from)}부터 가입할 수 있어요.</p>}
    </>
  );
}
