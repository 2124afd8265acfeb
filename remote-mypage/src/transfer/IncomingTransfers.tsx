import type { Subscription } from '@shared/api/subscription';
import { isOpen } from '@shared/domain/subscription';
import { awaitsNotice } from '@shared/domain/transfer';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { useIncomingTransfer } from './use-incoming-transfer';

type Props = { subscriptions: readonly Subscription[] };

/**
 * Memberships the member received and has not been told about. For the former owner the same one is over, so only
 * those still running are incoming. Source: TRANS-007, A-48.
 */
export function IncomingTransfers({ subscriptions }: Props) {
  const [first] = subscriptions.filter((one) => isOpen(one) && awaitsNotice(one));
  return first === undefined ? null : <Incoming key={first.id} subscription={first} />;
}

/** The notice opens by itself once; after that it is found here. */
function Incoming({ subscription }: { subscription: Subscription }) {
  const { run, isBusy } = useIncomingTransfer(subscription.id);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    void run();
  });
  return (
    <Notice tone="brand" title="양도받은 멤버십이 있어요">
      <p>{subscription.title}의 양도 안내를 확인해 주세요.</p>
      <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
        양도 안내 확인하기
      </Button>
    </Notice>
  );
}
