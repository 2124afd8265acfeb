import { approvalTime, serviceLength } from '@shared/copy/figures';
import { INTERMEDIARY_NOTICE } from '@shared/copy/operator-facts';
import { messages } from '@shared/copy/popup';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { formatDay } from '@shared/domain/format';
import { SaveOrderContract } from '@shared/page/SaveContract';
import { isPaid } from '@shared/payment/begun-order';
import { alert } from '@shared/popup';
import { useQuery } from '@shared/query';
import { useLocation, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, useSession, useUserData } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Page } from '@shared/ui/Page';
import { Picture } from '@shared/ui/Picture';
import { SuccessMark } from '@shared/ui/SuccessMark';
import { Timeline } from '@shared/ui/Timeline';
import { useEffect, useEffectEvent } from 'react';
import { Waiting } from '../flow/Waiting';
import { orderQuery } from '../queries/order';
import { completedOrder } from './completed-order';
import { OrderNotLoaded } from './OrderNotLoaded';
import css from './SubscApplyRes.module.css';

/**
 * Shows the completed application. Its content comes from the server, so a copied address confirms nothing.
 * Source: APPLY-035.
 */
export function SubscApplyRes() {
  const { status, user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const own = useUserData();
  const id = completedOrder(state, own.data?.subscriptions ?? []);
  const order = useQuery({
    ...orderQuery(id),
    enabled: id !== undefined && user !== undefined,
  });
  useNoWayBack();

  const isGuest = status === 'guest';
  const signIn = () => askSignIn('session-expired');
  useEffect(() => {
    if (isGuest) void askSignIn('session-expired');
  }, [isGuest]);
  const isSearched = id === undefined && own.data !== undefined;
  const isUnpaid = order.data !== undefined && !isPaid(order.data);
  const isRefused = isSearched || isUnpaid;
  const turnAway = useEffectEvent(async () => {
    await alert(messages['invalid-access-path']);
    await navigate(href('SubscGuide'), { replace: true });
  });
  useEffect(() => {
    if (isRefused) void turnAway();
  }, [isRefused]);

  if (isGuest) return <OrderNotLoaded query={{ error: undefined, refetch: signIn }} />;
  if (isRefused) return null;
  const asked = id === undefined ? own : order;
  if (asked.isError && asked.data === undefined) return <OrderNotLoaded query={asked} />;
  if (order.data === undefined) return <Waiting query={order} />;
  const { title, vin, paid, orderNumber, createdOn, request, startsOn, insured } = order.data;
  const begin =
    request === 'extension' && startsOn ? `${formatDay(startsOn)} 0시부터` : '승인 다음 날 0시부터';
  return (
    <Page
      mark={<SuccessMark />}
      title={messages['application-complete']}
      lead={`승인까지 ${approvalTime}이 걸려요. 승인 상태는 멤버십 현황에서 확인해 주세요.`}
    >
      <Card title={title} tone="deep">
        <Facts
          rows={[
            { label: '차대번호', value: vin },
            ...(orderNumber ? [{ label: '주문번호', value: orderNumber }] : []),
            ...(createdOn ? [{ label: '신청일', value: formatDay(createdOn) }] : []),
            {
              label: '결제 금액',
              value: paid === undefined ? PRICE_UNKNOWN : <Money won={paid} />,
              note: '부가세 포함',
              strong: true,
            },
          ]}
        />
        <p>{INTERMEDIARY_NOTICE}</p>
        <SaveOrderContract id={order.data.id} />
      </Card>
      <Card title="앞으로 이렇게 진행돼요">
        <Timeline
          label="가입 진행 순서"
          done={1}
          stops={[
            { title: '신청과 결제를 마쳤어요' },
            {
              title: '신청 내용을 확인하고 있어요',
              text: '승인 상태와 남은 혜택은 멤버십 현황에서 볼 수 있어요.',
            },
            {
              title: '멤버십을 이용해요',
              text: `${begin} ${serviceLength} 동안 이용할 수 있어요.`,
            },
          ]}
        />
        <Picture of={css[insured ? 'papers' : 'centre']} />
      </Card>
      <BottomBar>
        <Button
          variant="secondary"
          onClick={() => void navigate(href('SubscGuide'), { replace: true })}
        >
          홈으로
        </Button>
        <Button
          onClick={() =>
            void navigate(href('Subsc', { query: { vtg_id: user?.vtgId } }), { replace: true })
          }
        >
          멤버십 현황 보기
        </Button>
      </BottomBar>
    </Page>
  );
}

/** Makes Back lead to home, because the previous pages belong to a form that has been submitted. */
function useNoWayBack(): void {
  const navigate = useNavigate();
  const goHome = useEffectEvent(() => navigate(href('SubscGuide'), { replace: true }));
  useEffect(() => {
    // Runs before the router, which would show the old page for a moment.
    const leave = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      void goHome();
    };
    window.addEventListener('popstate', leave, { capture: true });
    return () => window.removeEventListener('popstate', leave, { capture: true });
  }, []);
}
