import { failureOf } from '@shared/api/failure';
import type { ExpectedRefund } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { Card } from '@shared/ui/Card';
import { Money } from '@shared/ui/Money';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { Skeleton } from '@shared/ui/Skeleton';
import { Contact } from '../member/Contact';
import { NotLoaded } from '../member/NotLoaded';
import { Reasons } from './Reasons';
import { RefundTable } from './RefundTable';
import css from './RevokeForm.module.css';
import { refundRules } from './revoke.copy';
import { useRefund } from './use-refund';

type Props = { subscription: Subscription; onSend: () => void };

/** What would come back, why it is cancelled, the rules. Source: REVOKE-001…008. */
export function RevokeForm({ subscription, onSend }: Props) {
  const { data: refund, error, refetch } = useRefund(subscription.id);
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
        <Reasons subscription={subscription} amount={refund.amount} onSend={onSend} />
      )}
      <Card title="환불 규정" tone="quiet">
        <Notes items={refundRules(settings)} />
      </Card>
      <Contact />
    </>
  );
}

type ExpectedProps = { refund: ExpectedRefund; subscription: Subscription };

/** Source: REVOKE-003…005, 016, 020. */
function Expected({ refund, subscription }: ExpectedProps) {
  if (refund.kind === 'not-allowed') {
    return (
      <>
        <p className={css['impossible']}>{messages['cannot-cancel']}</p>
        <p className={css['about']}>
          {subscription.transferred
            ? '양도받은 멤버십은 환불받을 수 없어요.'
            : '환불 규정에 따라 해지할 수 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.'}
        </p>
      </>
    );
  }
  return (
    <>
      <div>
        <Money won={refund.amount} size="large" />
        <p className={css['about']}>
          {subscription.title} · {subscription.plate}
        </p>
      </div>
      {subscription.state === 'pending' && (
        <Notice tone="brand">
          <p>아직 승인 전이라 해지하면 결제 금액 전액을 바로 돌려받아요.</p>
        </Notice>
      )}
      {refund.usage !== undefined && (
        <RefundTable subscription={subscription} amount={refund.amount} usage={refund.usage} />
      )}
    </>
  );
}
