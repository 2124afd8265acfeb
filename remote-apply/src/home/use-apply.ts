import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, currentSession, tellNoVtgUser } from '@shared/session';
import type { Marks } from '../flow/use-marked';
import { type HomeField, type HomeOffer, refusalOf } from './home-choice';

type Asked = {
  offer: HomeOffer;
  /** The account has not answered, so a car with a membership would count as free. */
  isLost: boolean;
  /** The text in the date field is not an allowed day. */
  isDayWrong: boolean;
  marks: Marks<HomeField>;
};

/**
 * Returns the action that leads from home to the terms. It checks the account first, then vehicle, membership and day.
 * Source: HOME-009…012, A-15, A-70.
 */
export function useApply() {
  const navigate = useNavigate();
  return async ({ offer, isLost, isDayWrong, marks }: Asked): Promise<void> => {
    const { status, user } = currentSession();
    if (status !== 'signed-in') return askSignIn('sign-in');
    if (!user?.vtgId) return tellNoVtgUser();
    const refusal = isLost ? 'cars-not-loaded' : refusalOf(offer, isDayWrong);
    if (refusal !== undefined) {
      const { tellRefusal } = await import('./tell-refusal');
      return tellRefusal(refusal, offer, marks);
    }
    if (!(await canKeepOrder())) return;
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
