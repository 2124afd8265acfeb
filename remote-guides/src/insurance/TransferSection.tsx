import { settings } from '@shared/config/settings';
import { PageLink } from '@shared/page/PageLink';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { useSession, useUserData } from '@shared/session';
import { Card } from '@shared/ui/Card';
import css from '../guide/guide.module.css';
import { useVisitorQuery } from '../guide/use-visitor-query';
import { transferOfferQuery } from '../queries/transfer-offer';

/** Shown to a member who can take over the membership of a former owner. Source: GUIDE-008, TRANS-006; A-48. */
export function TransferSection() {
  const query = useVisitorQuery();
  const subscriptionId = useTransferOffer();
  if (subscriptionId === undefined) return null;
  return (
    <Card title="이전 소유자의 멤버십을 이어받을 수 있어요" tone="brand">
      <p className={css['soft']}>
        내 차에 이전 소유자의 멤버십이 남아 있어요. 이용 기간이 {settings.transfer.minDays}일 이상
        남았다면 양도받아 계속 이용해 보세요. 양도받은 멤버십은 환불받을 수 없어요.
      </p>
      <PageLink block to={href('Transfer', { params: { subsc_id: subscriptionId }, query })}>
        멤버십 양도받기
      </PageLink>
    </Card>
  );
}

/**
 * Returns the `transferShow` membership of another user on a vehicle of the signed-in member, if there is one. If it
 * cannot be loaded there is no offer and no message, because this page is for every visitor. Source: TRANS-006, A-48,
 * API-032.
 */
function useTransferOffer(): string | undefined {
  const { user } = useSession();
  const vehicles = useUserData().data?.vehicles ?? [];
  const vins = vehicles.map(({ vin }) => vin);
  const offered = useQuery(transferOfferQuery({ userId: user?.id, vtgId: user?.vtgId, vins }));
  return offered.data ?? undefined;
}
