import { settings } from '@shared/config/settings';
import { refundRules } from '@shared/copy/refund-rules';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { useSession, useUserData } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { claimQuestions, claimSteps, covered, notCovered } from '../content/claim';
import { Drawing } from '../drawing/Drawing';
import { Contact } from '../guide/Contact';
import { CoverFacts } from '../guide/CoverFacts';
import css from '../guide/guide.module.css';
import { Marks } from '../guide/Marks';
import { StepSlider } from '../guide/StepSlider';
import { transferOfferQuery } from '../queries/transfer-offer';

/**
 * Explains what is covered, how to claim, how to cancel and how to take over a membership. Source: GUIDE-006…008,
 * TRANS-006.
 */
export function InsuranceGuide() {
  return (
    <>
      <Drawing name="engine" />
      <CoverFacts />
      <Card title="보장 범위">
        <Marks title="보장해요" items={covered} isCovered />
        <Marks title="보장하지 않아요" items={notCovered} isCovered={false} />
      </Card>
      <Card title="청구 방법">
        <StepSlider label="청구 단계" steps={claimSteps} />
      </Card>
      <Card title="자주 묻는 질문">
        <Accordion items={claimQuestions} />
      </Card>
      <TransferSection />
      <Cancellation />
      <Contact notes={['보장은 제휴 보험사를 통해 제공되며, 자세한 내용은 보험약관을 따라요.']} />
    </>
  );
}

/** Source: GUIDE-007, REVOKE-007. */
function Cancellation() {
  const query = useVtgQuery();
  return (
    <Card title="해지와 환불">
      <Notes items={refundRules(settings, { insured: true, isExtension: false })} />
      <PageLink block variant="secondary" to={href('SubscRevoke', { query })}>
        해지 신청하기
      </PageLink>
    </Card>
  );
}

/** Shown to a member who can take over the membership of a former owner. Source: GUIDE-008, TRANS-006; A-48. */
function TransferSection() {
  const query = useVtgQuery();
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
