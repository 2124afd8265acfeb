import type { Coupons } from '@shared/api/coupons';
import { unitsText } from '@shared/copy/units';
import type { Coupon, CouponUse } from '@shared/domain/coupons';
import { formatDay } from '@shared/domain/format';
import { PageLink } from '@shared/page/PageLink';
import { useCentreName } from '@shared/page/use-centre-name';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { Facts } from '@shared/ui/Facts';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { NotLoaded } from '../guide/NotLoaded';
import { usesQuery } from '../queries/uses';

type UsedCoupon = Coupon & { used: CouponUse };

const isUsed = (coupon: Coupon): coupon is UsedCoupon => coupon.used !== undefined;

/**
 * Returns the uses, the latest first and those without a day last. A partly used benefit counts as well.
 * Source: GUIDE-011, ENTITY-030.
 */
const usesOf = ({ usable, used }: Coupons): readonly UsedCoupon[] =>
  [...used, ...usable]
    .filter(isUsed)
    .sort((one, other) => (other.used.usedOn ?? '').localeCompare(one.used.usedOn ?? ''));

type Props = { subscriptionId: string };

/** Shows every use of the membership's benefits, the latest first. Source: GUIDE-011, API-022. */
export function Uses({ subscriptionId }: Props) {
  const query = useQuery(usesQuery(subscriptionId));
  if (query.data === undefined) {
    return (
      <NotLoaded
        what="이용 내역을"
        signInTitle="로그인하면 이용 내역을 볼 수 있어요"
        query={query}
        waiting={<Skeleton height={12} />}
      />
    );
  }
  const uses = usesOf(query.data);
  if (uses.length === 0) {
    return (
      <EmptyState
        icon="shield"
        title="아직 이용한 내역이 없어요"
        text="보장을 이용하면 날짜와 금액을 여기에서 볼 수 있어요."
      />
    );
  }
  return (
    <Stack gap={3}>
      {uses.map((use, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one benefit may be listed once per use
        <Use key={`${use.id} ${index}`} use={use} />
      ))}
    </Stack>
  );
}

/** Shows one use and links to its confirmed claim. Source: GUIDE-011, ENTITY-009. */
function Use({ use: { title, unitType, used } }: { use: UsedCoupon }) {
  const query = useVtgQuery();
  const centre = useCentreName(used.centreSlug);
  return (
    <Card title={title}>
      <Facts
        rows={[
          { label: '사용일', value: used.usedOn === undefined ? '-' : formatDay(used.usedOn) },
          {
            label: unitType === 'currency' ? '사용 금액' : '사용 횟수',
            value: unitsText(unitType, used.unit),
          },
          ...(centre === undefined ? [] : [{ label: '서비스센터', value: centre }]),
        ]}
      />
      {used.confirmId !== undefined && (
        <PageLink
          block
          variant="secondary"
          to={href('GuideInsuranceSubmit', {
            params: { careInsuranceConfirmId: used.confirmId },
            query,
          })}
        >
          보증수리 확인서 보기
        </PageLink>
      )}
    </Card>
  );
}
