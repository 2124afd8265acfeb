import { failureOf } from '@shared/api/failure';
import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { isRejectedApplication } from '@shared/domain/subscription';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Skeleton } from '@shared/ui/Skeleton';
import { Contact } from '../member/Contact';
import { NotLoaded } from '../member/NotLoaded';
import { Expected } from './Expected';
import { FullRefund } from './FullRefund';
import { Reasons } from './Reasons';
import { refundRules } from './revoke.copy';
import { useRefund } from './use-refund';

type Props = { subscription: Subscription; onSend: () => void };

/** Shows the expected refund, the reasons to choose from, and the rules. Source: REVOKE-001…008. */
export function RevokeForm({ subscription, onSend }: Props) {
  const { data: refund, error, refetch } = useRefund(subscription.id);
  const Request = isRejectedApplication(subscription) ? FullRefund : Reasons;
  return (
    <>
      <Card title="예상 환불액">
        {refund !== undefined && <Expected refund={refund} subscription={subscription} />}
        {refund === undefined && error === null && <Skeleton height="6rem" />}
        {refund === undefined && error !== null && (
          <NotLoaded
            what="예상 환불액을"
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
      {refund?.kind === 'allowed' && (
        <Request subscription={subscription} amount={refund.amount} onSend={onSend} />
      )}
      <Card title="환불 규정" tone="quiet">
        <Notes items={refundRules(settings)} />
      </Card>
      <Contact />
    </>
  );
}
