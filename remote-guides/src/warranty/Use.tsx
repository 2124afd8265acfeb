import { formatDay, formatUnits } from '@shared/domain/format';
import type { UnitType } from '@shared/domain/package';
import { PageLink } from '@shared/page/PageLink';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { useVisitorQuery } from '../guide/use-visitor-query';
import { centresQuery } from '../queries/centres';
import type { UsedCoupon } from './uses-of';

const unitWord: Record<UnitType, string> = { count: '회', currency: '원' };

function unitsText(unitType: UnitType, units: number | undefined): string {
  if (units === undefined) return '-';
  const amount = formatUnits(unitType, units);
  return amount === 'unlimited' ? '무제한' : `${amount}${unitWord[unitType]}`;
}

/** Shows one use and links to its confirmed claim. Source: GUIDE-011, ENTITY-009. */
export function Use({ use: { title, unitType, used } }: { use: UsedCoupon }) {
  const query = useVisitorQuery();
  const centre = useCentreName(used.centreSlug);
  return (
    <Card title={title}>
      <Facts
        rows={[
          { label: '이용일', value: used.usedOn === undefined ? '-' : formatDay(used.usedOn) },
          {
            label: unitType === 'currency' ? '이용 금액' : '이용 횟수',
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

/** Returns the name of the service centre, or `undefined` while it is unknown or when the list fails to load. */
function useCentreName(slug: string): string | undefined {
  const { data } = useQuery({ ...centresQuery(), enabled: slug !== '' });
  return data?.find((centre) => centre.slug === slug)?.title || undefined;
}
