import { solicitationAhead } from '@shared/api/ahead/solicitation';
import { linkIn } from '@shared/api/start-calls';
import { isNonMember } from '@shared/domain/solicitation';
import type { Fill } from '@shared/page/first-view/known';
import { personOf } from '../../solicitation/offer-texts';
import { isCertain } from '../certain';
import { type LinkPlace, textsOf } from './texts';

/**
 * Fills in an offer that waits for agreement to its terms, before its recipient has verified their identity.
 * Source: SOLIC-003…007; A-86.
 */
export const fill: Fill<LinkPlace> = (known) => {
  const link = linkIn(known.path);
  const offer = link === undefined ? link : solicitationAhead(known, link);
  const isFirst = offer?.step === 1 && !offer.selfAuthenticated;
  if (!isFirst || offer.package.group === 'POWER TRAIN' || !isCertain(known, undefined))
    return undefined;
  // The page says which facts of the dealer are missing, and the template has no such sentence.
  if (Object.values(offer.dealer.business).includes('')) return undefined;
  return {
    ...textsOf(offer, personOf(offer, known.visitor.known !== undefined)),
    check: isNonMember(offer) ? [['check', {}]] : [],
  };
};
