import { lookupReactions, type Reactions } from '@shared/api/reaction';
import type { Subscription } from '@shared/api/subscription';
import { confirmTransfer, fetchEscalation } from '@shared/api/transfer';
import { membershipMessages } from '@shared/copy/popup-membership';
import { carName, membershipName } from '@shared/domain/names';
import { isOpen } from '@shared/domain/subscription';
import { awaitsNotice } from '@shared/domain/transfer';
import { isNoticeConfirmed } from '@shared/payment/changes';
import { usePageLeft } from '@shared/payment/use-page-left';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { call, react, refreshUserData } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { changeAloud } from '../member/change-aloud';
import { changeReactions } from '../member/status-reactions';
import { watchPage } from '../member/watch-page';

type Props = { subscriptions: readonly Subscription[] };

/**
 * Shows a membership that the member received and has not confirmed yet. The former owner has the same membership as
 * ended, so only open ones are incoming. Source: TRANS-007, A-48.
 */
export function IncomingTransfers({ subscriptions }: Props) {
  const [first] = subscriptions.filter((one) => isOpen(one) && awaitsNotice(one));
  return first === undefined ? null : <Incoming key={first.id} subscription={first} />;
}

/** The notice opens automatically once. After that the customer opens it here. */
function Incoming({ subscription }: { subscription: Subscription }) {
  const { plate, vehicle, vin } = subscription;
  const { run, isBusy } = useIncomingTransfer(subscription.id);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    void run('automatic');
  });
  return (
    <Notice tone="brand" title="양도받은 멤버십이 있어요">
      <p>
        {carName({ plate, model: vehicle.modelType, vin })} {membershipName(subscription.package)}{' '}
        멤버십의 양도 안내를 확인해 주세요.
      </p>
      <Button variant="quiet" busy={isBusy} onClick={() => void run('asked')}>
        양도 안내 확인하기
      </Button>
    </Notice>
  );
}

/**
 * Shows the notice of a received membership and tells the server when the customer confirms it. If the automatic notice
 * fails to load, no message is shown, because the card stays. Source: TRANS-007…009, 013; API-029, 031.
 */
function useIncomingTransfer(id: string): Press<['automatic' | 'asked']> {
  const left = usePageLeft();
  return usePressOnce(async (how) => {
    const isHere = watchPage();
    const report = (reactions: Reactions) => async (failure: unknown) => {
      if (how === 'asked' && isHere()) await react(failure, reactions);
      return undefined;
    };
    const notice = await fetchEscalation(call, id).catch(report(changeReactions));
    if (notice === undefined) return;
    // Loaded on demand, because its legal text is much larger than the page and few customers need it.
    const popup = await import('./TransferNotice').catch(report(lookupReactions));
    if (left.aborted || !isHere() || !(await popup?.showTransferNotice(notice))) return;
    const confirmed = await changeAloud({
      what: 'confirmation',
      send: () => confirmTransfer(call, id),
      look: refreshUserData,
      isDone: isNoticeConfirmed(id),
      reactions: changeReactions,
      isHere,
    });
    if (confirmed) await alert(membershipMessages['transfer-requested']);
  });
}
