import type { Subscription } from '@shared/api/subscription';
import { revokeButton } from '@shared/domain/subscription';
import { Card } from '@shared/ui/Card';
import { RevokeAction } from './SubscriptionActions';

/** What a member seldom does, by its own name and in full. Source: STATUS-010, REVOKE-020. */
export function Manage({ subscription }: { subscription: Subscription }) {
  if (revokeButton(subscription) === 'hidden') return null;
  return (
    <Card title="관리" tone="quiet">
      <RevokeAction subscription={subscription} />
    </Card>
  );
}
