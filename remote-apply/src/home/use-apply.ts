import { PRICE_UNKNOWN } from '@shared/copy/price';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { alert } from '@shared/popup';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, currentSession, tellNoVtgUser } from '@shared/session';
import { refusalSentence } from './home.copy';
import { type HomeOffer, refusalOf } from './home-choice';

/** From the home page to the terms: the account first, then the three checks. Source: HOME-009…012, A-15, A-70. */
export function useApply() {
  const navigate = useNavigate();
  return async (offer: HomeOffer): Promise<void> => {
    const { status, user } = currentSession();
    if (status !== 'signed-in') return askSignIn('sign-in');
    if (!user?.vtgId) return tellNoVtgUser();
    const refusal = refusalOf(offer);
    if (refusal !== undefined) return alert(refusalSentence(refusal, offer.allowed));
    // A customer is not led to a payment of an unknown amount. Source: A-82.
    if (isPriceUnknown(offer)) return alert(PRICE_UNKNOWN);
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

/** Of the customer's own model; a vehicle that is not looked up yet has another one. */
const isPriceUnknown = ({ vehicle, quote }: HomeOffer): boolean =>
  vehicle?.isRegistered === true && quote?.ok === false && quote.error === 'price-unknown';
