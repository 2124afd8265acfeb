import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { Notice } from '@shared/ui/Notice';
import { agesText } from '../price/age.copy';
import { UnknownPrice } from '../price/UnknownPrice';
import type { HomeOffer } from './home-choice';

type Refused = Extract<NonNullable<HomeOffer['quote']>, { ok: false }>;
type Props = Pick<HomeOffer, 'allowed' | 'model'> & { why: Refused['error'] };

/** No made-up price: says which ages may join, that the model cannot, or that the price is not known. Source: HOME-011, A-75, A-82. */
export const NoPrice = ({ why, allowed, model }: Props) =>
  why === 'price-unknown' ? (
    <UnknownPrice />
  ) : (
    <Notice tone="warn" title="이 조건으로는 가입할 수 없어요">
      {model === undefined ? `가입 가능 차령: ${agesText(allowed)}` : messages[model]}
    </Notice>
  );
