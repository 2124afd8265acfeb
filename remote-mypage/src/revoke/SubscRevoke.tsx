import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { isInCoolingOff } from '@shared/domain/cooling-off';
import { revokeButton } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Page } from '@shared/ui/Page';
import { Stack } from '@shared/ui/Stack';
import { useState } from 'react';
import { Contact } from '../member/Contact';
import { Member } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { useBack } from '../member/use-back';
import { useSubscription } from '../member/use-subscription';
import { Next } from '../status/Next';
import { StatusBadge } from '../status/StatusBadge';
import { RevokeAction } from '../status/SubscriptionActions';
import { nextSentence } from '../status/status.copy';
import { AskWhich } from './AskWhich';
import { canWithdrawExtension } from './ExtensionWithdrawal';
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
  const query = useSubscription(id, revokePageReactions);
  const { data, isPlaceholderData } = query;
  // The decision uses the current server data, not an older list.
  if (data === undefined || isPlaceholderData) return <NotLoaded query={query} />;
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

/** Shows the status of a requested cancellation or of an ended membership. Source: STATUS-010, 011; A-46. */
function NotRevocable({ subscription }: { subscription: Subscription }) {
  const query = useVtgQuery();
  return (
    <>
      <Card title={subscription.title} action={<StatusBadge standing={subscription} />}>
        {nextSentence(subscription, { ...settings, today: today() }) === undefined ? (
          <p>해지할 수 있는 상태가 아니에요.</p>
        ) : (
          <Next subscription={subscription} />
        )}
        <Stack gap={2}>
          <RevokeAction subscription={subscription} />
          <PageLink
            variant="secondary"
            block
            to={href('SubscListItem', { params: { subsc_id: subscription.id }, query })}
          >
            멤버십 상세 보기
          </PageLink>
        </Stack>
      </Card>
      <Contact />
    </>
  );
}
