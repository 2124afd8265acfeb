import { failureOf } from '@shared/api/failure';
import { settings } from '@shared/config/settings';
import { isInCoolingOff } from '@shared/domain/cooling-off';
import { revokeButton } from '@shared/domain/subscription';
import { useSearchParams } from '@shared/router';
import { today } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { useState } from 'react';
import { Member, Waiting } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { useBack } from '../member/use-back';
import { useSubscription } from '../member/use-subscription';
import { AskWhich } from './AskWhich';
import { canWithdrawExtension } from './ExtensionWithdrawal';
import { NotRevocable } from './NotRevocable';
import { RevokeForm } from './RevokeForm';
import { revokePageReactions } from './revoke-reactions';
import { WITHDRAWAL_FORM } from './WithdrawalLink';

/** Shows the page that cancels a membership. Source: REVOKE-001…020, LAW-006. */
export function SubscRevoke() {
  const [search] = useSearchParams();
  const [hasSent, setSent] = useState(false);
  const id = search.get('subsc_id') || undefined;
  return (
    <Page title="멤버십 해지" back={useBack()}>
      <Member signInAs={hasSent ? 'login-expired' : 'login-required'}>
        {() =>
          id === undefined ? (
            <AskWhich />
          ) : (
            <Chosen
              key={id}
              id={id}
              asksWithdrawal={search.get('form') === WITHDRAWAL_FORM}
              onSend={() => setSent(true)}
            />
          )
        }
      </Member>
    </Page>
  );
}

type ChosenProps = { id: string; asksWithdrawal: boolean; onSend: () => void };

function Chosen({ id, asksWithdrawal, onSend }: ChosenProps) {
  const { data, error, isPlaceholderData, refetch } = useSubscription(id, revokePageReactions);
  if (error !== null && (data === undefined || isPlaceholderData)) {
    return <NotLoaded failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  // The decision uses the current server data, not an older list.
  if (data === undefined || isPlaceholderData) return <Waiting />;
  const button = revokeButton(data);
  if (button === 'apply') {
    const isCoolingOff = asksWithdrawal && isInCoolingOff(data, today(), settings.refund);
    return <RevokeForm subscription={data} isCoolingOff={isCoolingOff} onSend={onSend} />;
  }
  if (button === 'extension' && canWithdrawExtension()) {
    return <RevokeForm subscription={data} isCoolingOff onSend={onSend} />;
  }
  return <NotRevocable subscription={data} />;
}
