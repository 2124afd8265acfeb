import type { Consumption, Coupon, CouponUse as Use } from '@shared/domain/coupons';
import { formatDay } from '@shared/domain/format';
import { PageLink } from '@shared/page/PageLink';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { Facts } from '@shared/ui/Facts';
import { useMemberQuery } from '../member/use-member-query';
import { centresQuery } from '../queries/centres';
import { useRows } from './coupon.copy';

type Props = { coupon: Coupon; used: Use; consumed: Consumption };

/** Shows when, how much and where a benefit was used, the remaining count, and its claim. Source: COUPON-007, 008. */
export function CouponUse({ coupon, used, consumed }: Props) {
  const query = useMemberQuery();
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
          보험금 청구 안내
        </PageLink>
      )}
    </>
  );
}

/** Returns the name of the service centre, or `undefined` while it is unknown or when the list fails to load. */
function useCentreName(slug: string): string | undefined {
  const { data } = useQuery({ ...centresQuery(), enabled: slug !== '' });
  return data?.find((centre) => centre.slug === slug)?.title || undefined;
}
