import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, currentSession, tellNoVtgUser } from '@shared/session';
import type { Marks } from '../flow/use-marked';
import { type HomeField, type HomeOffer, refusalOf } from './home-choice';

type Asked = {
  offer: HomeOffer;
  /** What stands in the field is no day that may be. */
  isDayWrong: boolean;
  marks: Marks<HomeField>;
};

/** From the home page to the terms: the account first, then the three checks. Source: HOME-009…012, A-15, A-70. */
export function useApply() {
  const navigate = useNavigate();
  return async ({ offer, isDayWrong, marks }: Asked): Promise<void> => {
    const { status, user } = currentSession();
    if (status !== 'signed-in') return askSignIn('sign-in');
    if (!user?.vtgId) return tellNoVtgUser();
    const refusal = refusalOf(offer, isDayWrong);
    if (refusal !== undefined) {
      const { tellRefusal } = await import('./tell-refusal');
      return tellRefusal(refusal, offer, marks);
    }
    const query = {
      pkg: offer.pkg?.id,
      vehicle: offer.vehicle?.vin,
      date: offer.chosenDay,
      term: SERVICE_MONTHS,
      step: 1,
    };
    await navigate(href('SubscApplyTerm', { query }), { state: { from: 'SubscGuide' } });
  };
}
