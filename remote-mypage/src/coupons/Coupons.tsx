import type { Coupons as Served } from '@shared/api/coupons';
import { type Reactions, stayingReactions } from '@shared/api/reaction';
import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { PageLink } from '@shared/page/PageLink';
import { useFailure } from '@shared/page/use-failure';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { LongList } from '@shared/ui/LongList';
import { Notes } from '@shared/ui/Notes';
import { Skeleton } from '@shared/ui/Skeleton';
import { Tabs } from '@shared/ui/Tabs';
import { memo, useState } from 'react';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { couponsQuery } from '../queries/coupons';
import { CouponCard } from './CouponCard';
import css from './Coupons.module.css';
import { benefitsId } from './ToBenefits';

type Props = {
  subscription: Subscription;
  /** Name of the membership, used when a page shows several. */
  heading: string | undefined;
};

/** Lists the usable and the unusable benefits, each with a count. Source: COUPON-001, 002, 009. */
export function Coupons({ subscription, heading }: Props) {
  const query = useVtgQuery();
  const coupons = useFailure(useQuery(couponsQuery(subscription)), couponReactions);
  const { data } = coupons;
  return (
    <div className={css['coupons']} id={benefitsId(subscription.id)} tabIndex={-1}>
      {heading !== undefined && <h3 className={css['heading']}>{heading}</h3>}
      {data !== undefined && <CouponTabs served={data} subscription={subscription} />}
      {subscription.insured && (
        <PageLink
          variant="secondary"
          block
          to={href('GuideWarranty', { query: { ...query, subsc_id: subscription.id } })}
        >
          보장 이용과 청구 안내
        </PageLink>
      )}
      {data === undefined && (
        <NotLoaded what="혜택을" query={coupons} waiting={<Skeleton height="12rem" />} />
      )}
    </div>
  );
}

type TabsProps = { served: Served; subscription: Subscription };

function CouponTabs({ served, subscription }: TabsProps) {
  const [tab, setTab] = useState<keyof Served>('usable');
  return (
    <Tabs
      label="멤버십 서비스"
      tabs={[
        { id: 'usable', label: '사용 가능', count: served.usable.length },
        { id: 'used', label: '사용·만료', count: served.used.length },
      ]}
      current={tab}
      onChange={setTab}
    >
      <CouponList key={tab} which={tab} served={served} subscription={subscription} />
      <Notes
        items={[
          `사용한 쿠폰은 영업일 기준 ${settings.claim.couponBusinessDays}일 안에 사용 완료로 바뀌어요.`,
        ]}
      />
    </Tabs>
  );
}

const CouponList = memo(function CouponList({
  which,
  served,
  subscription,
}: TabsProps & { which: keyof Served }) {
  const coupons = served[which];
  return (
    <>
      {coupons.length === 0 && <p className={css['none']}>{none[which]}</p>}
      <LongList items={coupons} atOnce={12} unit="개">
        {(shown) => (
          <ul className={css['list']}>
            {shown.map((coupon, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one benefit may be listed once per use
              <li key={`${coupon.id} ${index}`}>
                <CouponCard
                  coupon={coupon}
                  isUsable={which === 'usable'}
                  usable={served.usable}
                  subscription={subscription}
                />
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </>
  );
});

const none: Record<keyof Served, string> = {
  usable: '지금 사용할 수 있는 혜택이 없어요.',
  used: '사용했거나 만료된 혜택이 없어요.',
};

/** Coupons are one part of the page. If they fail to load, the rest stays and the part offers a retry. */
const couponReactions: Reactions = {
  ...statusReactions,
  unreachable: { do: 'nothing' },
  forbidden: stayingReactions.forbidden,
  unexpected: stayingReactions.unexpected,
};
