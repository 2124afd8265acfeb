import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Stack } from '@shared/ui/Stack';
import { Contact } from '../member/Contact';
import { useMemberQuery } from '../member/use-member-query';
import { Next } from '../status/Next';
import { StatusBadge } from '../status/StatusBadge';
import { RevokeAction } from '../status/SubscriptionActions';
import { nextSentence } from '../status/status.copy';

/** Shows the status of a requested cancellation or of an ended membership. Source: STATUS-010, 011; A-46. */
export function NotRevocable({ subscription }: { subscription: Subscription }) {
  const query = useMemberQuery();
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
