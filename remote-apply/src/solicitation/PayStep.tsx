import type { Solicitation } from '@shared/api/solicitation';
import { messages } from '@shared/copy/popup';
import { formatWon } from '@shared/domain/format';
import { type Agreement, paymentTerms } from '@shared/domain/required-terms';
import { alert } from '@shared/popup';
import type { Press } from '@shared/settle/use-press-once';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { UseAndCancel } from '../price/UseAndCancel';
import { OfferTerms } from './OfferTerms';

type Props = {
  offer: Pick<Solicitation, 'payment'>;
  /** Asks for the card page and leaves for it; what went wrong is said by it. */
  pay: Press<[Agreement]>;
};

/** Step 3: the payment the dealer asked for. Source: SOLIC-002, A-49. */
export function PayStep({ offer, pay }: Props) {
  const terms = useTerms(paymentTerms(false));
  const price = offer.payment?.price;

  const submit = async () => {
    if (terms.problem !== undefined) {
      await alert(messages[terms.problem]);
      return;
    }
    await pay.run(terms);
  };

  return (
    <>
      <UseAndCancel />
      <OfferTerms terms={terms} />
      <BottomBar>
        <Button
          block
          busy={pay.isBusy}
          disabled={price === undefined}
          onClick={() => void submit()}
        >
          {price === undefined ? '결제하기' : `${formatWon(price)}원 결제하기`}
        </Button>
      </BottomBar>
    </>
  );
}
