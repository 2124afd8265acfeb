/** @jsxImportSource hono/jsx */
import { formatNumber } from '@shared/domain/format';
import type { CouponCard, SubscriptionCard } from '../../services/cards';
import { ActionForm } from '../ActionForm';
import { stateText } from '../applications/StateTag';
import { Choice } from '../Choice';
import { ConsolePage, type Frame } from '../ConsolePage';

type Props = {
  subscriptions: readonly SubscriptionCard[];
  chosen: SubscriptionCard | undefined;
  coupons: readonly CouponCard[];
  frame: Frame;
};

const kinds: Record<CouponCard['kind'], string> = {
  dealer: '판매사',
  care: '케어',
  assurance: '보증',
};

/** Shows the actions of a service centre: use a benefit, file a warranty claim. */
export function CouponsPage({ subscriptions, chosen, coupons, frame }: Props) {
  return (
    <ConsolePage
      at="coupons"
      title="쿠폰 · Coupons"
      lead="서비스센터에서 혜택을 사용하거나 보증 수리를 접수합니다."
      frame={frame}
    >
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
        <button type="submit">보기</button>
      </form>
      {chosen && <Benefits chosen={chosen} coupons={coupons} />}
    </ConsolePage>
  );
}

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
      {coupons.length === 0 && <p class="empty">사용할 수 있는 혜택이 없습니다.</p>}
      <div class="grid">
        {coupons.map(({ productId, title, kind, unitBase, left }) => (
          <article class="card" key={productId}>
            <div class="head">
              <h3>{title}</h3>
              <span class="tag">{kinds[kind]}</span>
            </div>
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
              <label>
                사용량
                <input name="units" inputmode="numeric" value="1" />
              </label>
              <button type="submit">사용 처리</button>
            </ActionForm>
          </article>
        ))}
      </div>
      {isInsured && (
        <>
          <h2>보증 수리 접수</h2>
          <ActionForm action="claim" back={back} given={{ id }} className="row">
            <label>
              수리 금액 (VAT 포함)
              <input name="price" inputmode="numeric" value="1100000" />
            </label>
            <button type="submit" class="main">
              접수
            </button>
          </ActionForm>
        </>
      )}
    </>
  );
}
