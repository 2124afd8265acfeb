import { formatDay, formatUnits } from '@shared/domain/format';
import type { UnitType } from '@shared/domain/package';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { useVisitorQuery } from '../guide/use-visitor-query';
import type { UsedCoupon } from './uses-of';

const unitWord: Record<UnitType, string> = { count: '회', currency: '원' };

function unitsText(unitType: UnitType, units: number | undefined): string {
  if (units === undefined) return '-';
  const amount = formatUnits(unitType, units);
  return amount === 'unlimited' ? '무제한' : `${amount}${unitWord[unitType]}`;
}

/** One use, and the confirmed claim behind it. Source: GUIDE-011, ENTITY-009. */
export function Use({ use: { title, unitType, used } }: { use: UsedCoupon }) {
  const query = useVisitorQuery();
  return (
    <Card title={title}>
      <Facts
        rows={[
          { label: '이용일', value: used.usedOn === undefined ? '-' : formatDay(used.usedOn) },
          {
            label: unitType === 'currency' ? '이용 금액' : '이용 횟수',
            value: unitsText(unitType, used.unit),
          },
          { label: '서비스센터', value: used.centre || '-' },
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
