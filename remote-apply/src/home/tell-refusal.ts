import { agesText } from '@shared/copy/ages';
import { CARS_NOT_LOADED } from '@shared/copy/car-label';
import { ageNotAllowedMessage, choiceMessages as messages } from '@shared/copy/popup-choice';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { alert } from '@shared/popup';
import type { Marks } from '../flow/use-marked';
import type { HomeField, HomeOffer, HomeRefusal } from './home-choice';

/**
 * Explains at the field concerned why the customer cannot apply. Loaded only when needed. Source: HOME-009…011, A-75,
 *
 */
export function tellRefusal(
  refusal: HomeRefusal,
  { allowed }: HomeOffer,
  marks: Marks<HomeField>,
): Promise<void> {
  if (refusal === 'price-unknown') return alert(PRICE_UNKNOWN);
  if (refusal === 'cars-not-loaded') return alert(`${CARS_NOT_LOADED}. 다시 시도를 눌러 주세요.`);
  const sentence =
    refusal === 'age-not-allowed' ? ageNotAllowedMessage(agesText(allowed)) : messages[refusal];
  return marks.tell(fields[refusal], sentence);
}

const fields: Record<Exclude<HomeRefusal, 'price-unknown' | 'cars-not-loaded'>, HomeField> = {
  'choose-vehicle': 'vehicle',
  'choose-date': 'day',
  'enter-registration-date-properly': 'day',
  'age-not-allowed': 'day',
  'no-membership-for-model': 'vehicle',
  'membership-not-possible-for-model': 'membership',
};
