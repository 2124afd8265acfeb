import { settings } from '@shared/config/settings';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { periodText } from '../status/period';
import css from './Transfer.module.css';
import { whyNoTransfer } from './transfer.copy';
import { useMembershipName } from './use-membership-name';
import type { TransferOffer as Offer } from './use-transfer-offer';

/** Offers to take over the former owner's membership on the member's vehicle. Source: TRANS-004, 005, 010; A-48. */
export function TransferOffer({ id, notice, may }: Offer) {
  const query = useVtgQuery();
  const membership = useMembershipName(notice.membership);
  return (
    <Card title="이전 소유자의 멤버십이 있어요" level={3} tone="brand">
      <Facts
        rows={[
          { label: '멤버십', value: membership },
          { label: '이용 기간', value: periodText(notice) },
        ]}
      />
      {may.ok ? (
        <PageLink block to={href('Transfer', { params: { subsc_id: id }, query })}>
          멤버십 양도받기
        </PageLink>
      ) : (
        <p className={css['why']}>{whyNoTransfer[may.error](settings)}</p>
      )}
    </Card>
  );
}
