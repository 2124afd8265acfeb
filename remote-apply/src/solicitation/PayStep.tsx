import type { Solicitation } from '@shared/api/solicitation';
import { readPendingLink } from '@shared/application';
import { messages } from '@shared/copy/popup';
import { formatWon } from '@shared/domain/format';
import { type Agreement, paymentTerms } from '@shared/domain/required-terms';
import type { Press } from '@shared/settle/use-press-once';
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
  offer: Pick<Solicitation, 'payment'>;
  /** Asks for the card page and leaves for it; what went wrong is said by it. */
  pay: Press<[Agreement]>;
};

/** Step 3: the payment the dealer asked for. Source: SOLIC-002, A-49. */
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
      <UseAndCancel />
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
 * Whether this browser left for the card page of this link before: by Back, or by a card page that leads straight back, nothing
 * else says that the server knows of no payment. Source: A-79.
 */
function useBegunPayment(hash: string): boolean {
  const [wasBegun, setWasBegun] = useState(false);
  useEffect(() => {
    const look = async () => setWasBegun((await readPendingLink())?.hash === hash);
    const lookNow = () => void look().catch(() => undefined); // without storage nothing is on record
    lookNow();
    // Out of the back-forward cache nothing is drawn anew.
    window.addEventListener('pageshow', lookNow);
    return () => window.removeEventListener('pageshow', lookNow);
  }, [hash]);
  return wasBegun;
}
