import type { Subscription } from '@shared/api/subscription';
import {
  type Consumption,
  type Coupon,
  consumption,
  type CouponUse as Use,
} from '@shared/domain/coupons';
import { formatDay } from '@shared/domain/format';
import { productText } from '@shared/domain/package';
import { PageLink } from '@shared/page/PageLink';
import { useCentreName } from '@shared/page/use-centre-name';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { CentreLine } from '@shared/payment/CentreLine';
import { href } from '@shared/routes/href';
import { today, useSession } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { Badge } from '@shared/ui/Badge';
import { Facts } from '@shared/ui/Facts';
import { useGuides } from '../member/use-guides';
import { periodText } from '../status/period';
import css from './CouponCard.module.css';
import { howToUse, kindLabel, remainingText, spentText, useRows } from './coupon.copy';

type Props = {
  coupon: Coupon;
  isUsable: boolean;
  /** Benefits that can still be used. They hold the remaining count of a used one. */
  usable: readonly Coupon[];
  subscription: Subscription;
};

/** Shows one benefit, or one use of it. Source: COUPON-004…008, ENTITY-030. */
export function CouponCard({ coupon, isUsable, usable, subscription }: Props) {
  const consumed = coupon.used && consumption(coupon, usable);
  const { title, lines } = productText(coupon);
  const { left, of } = remainingText(coupon);
  return (
    <article className={css['coupon']} aria-label={coupon.title}>
      <div className={css['head']}>
        <p className={css['kind']}>{kindLabel[coupon.kind]}</p>
        {!isUsable && <Badge>{spentText(coupon, today(), consumed)}</Badge>}
      </div>
      <h3 className={css['title']}>{coupon.title}</h3>
      {isUsable && (
        <p className={css['rest']}>
          {of !== undefined && <span className={css['of']}>남음</span>}
          <strong className={css['left']}>{left}</strong>
          {of !== undefined && <span className={css['of']}>{of}</span>}
        </p>
      )}
      {coupon.content.length > 0 && (
        <div className={css['content']}>
          {title !== '' && title !== coupon.title && <p>{title}</p>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      {coupon.stopsOn !== undefined && <p className={css['period']}>{periodText(coupon)}</p>}
      {coupon.used && consumed && (
        <CouponUse coupon={coupon} used={coupon.used} consumed={consumed} />
      )}
      {isUsable && <HowToUse subscription={subscription} />}
    </article>
  );
}

type CouponUseProps = { coupon: Coupon; used: Use; consumed: Consumption };

/** Shows when, how much and where a benefit was used, the remaining count, and its claim. Source: COUPON-007, 008. */
function CouponUse({ coupon, used, consumed }: CouponUseProps) {
  const query = useVtgQuery();
  const centre = useCentreName(used.centreSlug);
  return (
    <>
      <Facts
        rows={[
          { label: '사용일', value: used.usedOn ? formatDay(used.usedOn) : '-' },
          ...useRows(coupon, consumed),
          ...(centre === undefined ? [] : [{ label: '서비스센터', value: centre }]),
        ]}
      />
      {used.confirmId !== undefined && (
        <PageLink
          variant="secondary"
          block
          to={href('GuideInsuranceSubmit', {
            params: { careInsuranceConfirmId: used.confirmId },
            query,
          })}
        >
          보증수리 확인서 보기
        </PageLink>
      )}
    </>
  );
}

type HowToUseProps = { subscription: Pick<Subscription, 'title' | 'plate' | 'insured'> };

/** Says how to use a benefit: what to say, whom to call, and where to read more. Source: STATUS-003, GUIDE-003. */
function HowToUse({ subscription }: HowToUseProps) {
  const { mayAct } = useSession();
  const { toUse } = useGuides(subscription.insured);
  return (
    <Accordion
      items={[
        {
          title: '사용 방법',
          content: (
            <>
              <p>{howToUse(subscription)}</p>
              <CentreLine />
              {mayAct && (
                <PageLink variant="quiet" to={toUse}>
                  이용 순서 보기
                </PageLink>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
