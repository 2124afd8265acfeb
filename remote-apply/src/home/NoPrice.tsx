import { agesText, timeText } from '@shared/copy/ages';
import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { nextDayOfAge } from '@shared/domain/age-spans';
import { type PlainDate, wholeMonths } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import type { Group } from '@shared/domain/tier';
import { Button } from '@shared/ui/Button';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { UnknownPrice } from '../price/UnknownPrice';
import { CANNOT_JOIN } from './home.copy';
import type { HomeOffer } from './home-choice';

type Props = {
  offer: HomeOffer;
  /** Offers of every tier for the same vehicle. */
  offers: readonly HomeOffer[];
  today: PlainDate;
  onGroup: (group: Group) => void;
};

/**
 * Explains why there is no price. Shows which ages may join, how old this vehicle is, when it may join, and which
 * memberships it may have now. If the model cannot join or the price is unknown, says that instead. Source: HOME-011,
 *
 */
export function NoPrice({ offer, offers, today, onGroup }: Props) {
  const { quote, model } = offer;
  if (quote?.ok === false && quote.error === 'price-unknown') return <UnknownPrice />;
  return (
    <Notice tone="warn" title={CANNOT_JOIN}>
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

/** Explains beside the apply button why the car cannot join, and from which day it can. Source: HOME-011. */
export function RefusalLine({ offer, today }: Pick<Props, 'offer' | 'today'>) {
  const { allowed, chosenDay, model } = offer;
  if (model !== undefined) return <>{messages[model]}</>;
  const from = chosenDay && nextDayOfAge(allowed, chosenDay, today);
  return (
    <>
      {`${agesText(allowed)}만 가입할 수 있어요.`}
      {from && ` 내 차는 ${formatDay(from)}부터예요.`}
    </>
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
