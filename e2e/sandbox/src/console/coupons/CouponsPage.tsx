/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  Card,
  Choice,
  Empty,
  TextField,
} from '@shared/delivery/console/frame/controls';
import { formatNumber } from '@shared/text/number';
import type { CouponCard } from '../../services/coupon-desk';
import type { SubscriptionCard } from '../../services/subscription-card';
import { ActionForm } from '../ActionForm';
import { stateText } from '../applications/StateTag';
import type { Show } from '../ConsolePage';

const kinds: Record<CouponCard['kind'], string> = {
  dealer: '판매사',
  care: '케어',
  assurance: '보증',
};

/** Shows the actions of a service centre: use a benefit, file a warranty claim. */
export const couponsPage: Show = async (world, c) => {
  const subscriptions = (await world.applications.list()).filter(({ state }) => state === 20);
  const chosen = subscriptions.find(({ id }) => id === c.req.query('id')) ?? subscriptions[0];
  return {
    at: 'coupons',
    title: '쿠폰 · Coupons',
    lead: '서비스센터에서 혜택을 사용하거나 보증 수리를 접수합니다.',
    body: (
      <>
        <form class="row" method="get" action="/sandbox/coupons">
          <Choice
            label="멤버십"
            name="id"
            chosen={chosen?.id}
            options={subscriptions.map((subscription) => [
              subscription.id,
              `${subscription.person.name} · ${subscription.title} · ${stateText(subscription)}`,
            ])}
          />
          <Button>보기</Button>
        </form>
        {chosen && <Benefits chosen={chosen} coupons={await world.coupons.list(chosen.id)} />}
      </>
    ),
  };
};

function Benefits({
  chosen,
  coupons,
}: {
  chosen: SubscriptionCard;
  coupons: readonly CouponCard[];
}) {
  const { id, isInsured } = chosen;
  const back = `/sandbox/coupons?id=${encodeURIComponent(id)}`;
  return (
    <>
      <h2>혜택</h2>
      {coupons.length === 0 && <Empty>사용할 수 있는 혜택이 없습니다.</Empty>}
      <div class="grid">
        {coupons.map(({ productId, title, kind, unitBase, left }) => (
          <Card
            key={productId}
            as="article"
            level={3}
            title={title}
            aside={<Badge>{kinds[kind]}</Badge>}
          >
            <p>
              {unitBase === 999
                ? '무제한'
                : `${formatNumber(left)} / ${formatNumber(unitBase)} 남음`}
            </p>
            <ActionForm
              action="use-coupon"
              back={back}
              given={{ id, product: productId }}
              className="row"
            >
              <TextField label="사용량" name="units" inputmode="numeric" value="1" />
              <Button>사용 처리</Button>
            </ActionForm>
          </Card>
        ))}
      </div>
      {isInsured && (
        <>
          <h2>보증 수리 접수</h2>
          <ActionForm action="claim" back={back} given={{ id }} className="row">
            <TextField
              label="수리 금액 (VAT 포함)"
              name="price"
              inputmode="numeric"
              value="1100000"
            />
            <Button tone="primary">접수</Button>
          </ActionForm>
        </>
      )}
    </>
  );
}
