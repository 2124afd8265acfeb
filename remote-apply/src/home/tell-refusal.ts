import { ageNotAllowedMessage, choiceMessages as messages } from '@shared/copy/popup-choice';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { alert } from '@shared/popup';
import { agesText } from '../price/age.copy';
import type { HomeOffer, HomeRefusal } from './home-choice';

/** Why one cannot apply; loaded when there is something to say. Source: HOME-009…011, A-75, A-82. */
export const tellRefusal = (refusal: HomeRefusal, { allowed }: HomeOffer): Promise<void> =>
  alert(sentence(refusal, allowed));

function sentence(refusal: HomeRefusal, allowed: HomeOffer['allowed']): string {
  if (refusal === 'price-unknown') return PRICE_UNKNOWN;
  return refusal === 'age-not-allowed'
    ? ageNotAllowedMessage(agesText(allowed))
    : messages[refusal];
}
