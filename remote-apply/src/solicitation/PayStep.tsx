import type { Solicitation } from '@shared/api/solicitation';
import { readPendingLink } from '@shared/application';
import { messages } from '@shared/copy/popup';
import { formatWon } from '@shared/domain/format';
import { type Agreement, paymentTerms } from '@shared/domain/required-terms';
import type { Press } from '@shared/payment/use-press-once';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { useEffect, useState } from 'react';
import { useMarked } from '../flow/use-marked';
import { UseAndCancel } from '../price/UseAndCancel';

type Props = {
  hash: string;
  offer: Pick<Solicitation, 'payment' | 'package'>;
  /** Requests the card page and opens it. Shows its own message when that fails. */
  pay: Press<[Agreement]>;
};

/** Step 3: shows the payment that the dealer requested. Source: SOLIC-002, A-49. */
export function PayStep({ hash, offer, pay }: Props) {
  const wasBegun = useBegunPayment(hash);
  const terms = useTerms(paymentTerms(false));
  const marks = useMarked<'terms'>();
  const price = offer.payment?.price;

  const submit = async () => {
    if (terms.problem !== undefined) {
      await marks.tell('terms', messages[terms.problem]);
      return;
    }
    await pay.run(terms);
  };

  return (
    <>
      {wasBegun && (
        <Notice tone="warn" title="앞서 시작한 결제가 아직 완료되지 않았어요">
          결제를 마치지 않았다면 아래에서 다시 결제해 주세요.
        </Notice>
      )}
      <UseAndCancel isInsured={offer.package?.group === 'POWER TRAIN'} />
      <Card title="약관 동의">
        <TermsConsent terms={terms} why={marks.why('terms')} />
      </Card>
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

/**
 * Returns whether this browser left for the card page of this link before, and its card was not declined. After Back
 * from the card page, only this tells the customer that the payment result is not known. Source.
 */
function useBegunPayment(hash: string): boolean {
  const [wasBegun, setWasBegun] = useState(false);
  useEffect(() => {
    const look = async () => {
      const link = await readPendingLink();
      setWasBegun(link?.hash === hash && !link.declined);
    };
    const lookNow = () => void look().catch(() => undefined); // without storage there is no record
    lookNow();
    // A page from the back-forward cache, or behind the app of a card company, does not render again.
    window.addEventListener('pageshow', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      window.removeEventListener('pageshow', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [hash]);
  return wasBegun;
}
