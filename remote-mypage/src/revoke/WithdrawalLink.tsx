import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { isInCoolingOff } from '@shared/domain/cooling-off';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';

/** Value of `form` in the address of the cancellation page that opens its withdrawal form. */
export const WITHDRAWAL_FORM = 'withdrawal';

/** Leads to the withdrawal form, on each day on which a withdrawal has no penalty. Source: LAW-006. */
export function WithdrawalLink({ subscription }: { subscription: Subscription }) {
  if (!isInCoolingOff(subscription, today(), settings.refund)) return null;
  return <WithdrawalFormLink subscription={subscription} />;
}

export function WithdrawalFormLink({ subscription }: { subscription: Subscription }) {
  const query = useVtgQuery();
  const form = { subsc_id: subscription.id, form: WITHDRAWAL_FORM };
  return (
    <PageLink variant="secondary" block to={href('SubscRevoke', { query: { ...query, ...form } })}>
      청약철회
    </PageLink>
  );
}
