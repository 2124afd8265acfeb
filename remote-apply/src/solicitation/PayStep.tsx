import type { Solicitation } from '@shared/api/solicitation';
import { messages } from '@shared/copy/popup';
import { formatWon } from '@shared/domain/format';
import { type Agreement, paymentTerms } from '@shared/domain/required-terms';
import { alert } from '@shared/popup';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { useEffect, useState } from 'react';
import { UseAndCancel } from '../price/UseAndCancel';
import { OfferTerms } from './OfferTerms';

type Props = {
  offer: Pick<Solicitation, 'payment'>;
  /** Asks for the card page; true when the browser is leaving for it, else what went wrong was already said. */
  pay: (agreement: Agreement) => Promise<boolean>;
};

/** Step 3: the payment the seller asked for. Source: SOLIC-002, A-49. */
export function PayStep({ offer, pay }: Props) {
  const terms = useTerms(paymentTerms(false));
  const [busy, setBusy] = useState(false);
  const price = offer.payment?.price;

  useEffect(() => {
    // Back from the card page: the browser shows this page as it was left, with its button still busy.
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const submit = async () => {
    if (terms.problem !== undefined) {
      await alert(messages[terms.problem]);
      return;
    }
    setBusy(true);
    setBusy(await pay(terms));
  };

  return (
    <>
      <UseAndCancel />
      <OfferTerms terms={terms} />
      <BottomBar>
        <Button block busy={busy} disabled={price === undefined} onClick={() => void submit()}>
          {price === undefined ? '결제하기' : `${formatWon(price)}원 결제하기`}
        </Button>
      </BottomBar>
    </>
  );
}
