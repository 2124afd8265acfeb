import { formatDay, formatUnits } from '@shared/domain/format';
import type { UnitType } from '@shared/domain/package';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { PageLink } from '../guide/PageLink';
import { useVisitorQuery } from '../guide/use-visitor-query';
import type { UsedCoupon } from './uses-of';

const unitWord: Record<UnitType, string> = { count: '회', currency: '원' };

/** One use, and the confirmed claim behind it. Source: GUIDE-011, ENTITY-009. */
export function Use({ use: { title, unitType, used } }: { use: UsedCoupon }) {
  const query = useVisitorQuery();
  const amount = formatUnits(unitType, used.unit);
  return (
    <Card title={title}>
      <Facts
        rows={[
          { label: '이용일', value: used.usedOn === undefined ? '-' : formatDay(used.usedOn) },
          {
            label: unitType === 'currency' ? '이용 금액' : '이용 횟수',
            value: amount === 'unlimited' ? '무제한' : `${amount}${unitWord[unitType]}`,
          },
          { label: '서비스센터', value: used.centre || '-' },
        ]}
      />
      {used.confirmId !== undefined && (
        <PageLink
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
