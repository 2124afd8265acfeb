import { solicitationAhead } from '@shared/api/ahead/solicitation';
import { linkIn } from '@shared/api/start-calls';
import { isNonMember } from '@shared/domain/solicitation';
import type { Fill } from '@shared/page/first-view/known';
import { inFull, masked } from '../../solicitation/offer-texts';
import { isCertain } from '../certain';
import { type LinkPlace, textsOf } from './texts';

/** An offer whose terms wait to be agreed to, before its holder has shown who they are. Source: SOLIC-003…007; A-86. */
export const fill: Fill<LinkPlace> = (known) => {
  const link = linkIn(known.path);
  const offer = link === undefined ? link : solicitationAhead(known, link);
  const isFirst = offer?.step === 1 && !offer.selfAuthenticated;
  if (!isFirst || offer.package.group === 'POWER TRAIN' || !isCertain(known, undefined))
    return undefined;
  return {
    ...textsOf(offer, known.visitor.known ? inFull(offer) : masked(offer)),
    check: isNonMember(offer) ? [['check', {}]] : [],
  };
};
