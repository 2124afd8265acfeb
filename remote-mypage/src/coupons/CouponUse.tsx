import type { Coupon, CouponUse as Use } from '@shared/domain/coupons';
import { formatDay } from '@shared/domain/format';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Facts } from '@shared/ui/Facts';
import { useMemberQuery } from '../member/use-member-query';
import { unitsText } from './coupon.copy';

type Props = { coupon: Coupon; used: Use };

/** When, how much and where a benefit was used, and the claim behind it. Source: COUPON-007, 008. */
export function CouponUse({ coupon, used }: Props) {
  const query = useMemberQuery();
  return (
    <>
      <Facts
        rows={[
          { label: '사용일', value: used.usedOn ? formatDay(used.usedOn) : '-' },
          { label: '사용량', value: unitsText(coupon.unitType, used.unit) },
          { label: '서비스센터', value: used.centre || '-' },
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
