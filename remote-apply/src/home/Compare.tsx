import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Money } from '@shared/ui/Money';
import { type Point, Points } from '@shared/ui/Points';
import type { ReactNode } from 'react';
import css from './Compare.module.css';
import { groupRows, powerTrainLine, refundLine } from './compare.copy';
import type { HomeOffer } from './home-choice';

type Props = {
  /** Offers of every tier for the same vehicle. */
  offers: readonly HomeOffer[];
};

/** Compares the memberships for sale and links to the guides. Source: HOME-005, HOME-013, CONST-021. */
export function Compare({ offers }: Props) {
  const { mayAct } = useSession();
  const isInsuranceSold = offers.some(({ group }) => group === 'POWER TRAIN');
  const points: readonly Point[] = [
    { icon: 'refresh', text: refundLine },
    ...(isInsuranceSold ? [{ icon: 'document', text: powerTrainLine } as const] : []),
  ];
  return (
    <Card title="멤버십 비교">
      <Table offers={offers} />
      <Points items={points} />
      <div className={css['links']}>
        <PageLink variant="secondary" to={href('GuideSubscApply')}>
          가입 방법 보기
        </PageLink>
        {isInsuranceSold && (
          <PageLink variant="secondary" to={href('GuideInsurance')}>
            보장과 환불 안내
          </PageLink>
        )}
        {mayAct && (
          <PageLink variant="secondary" to={href('Estimate')}>
            정비 견적 계산하기
          </PageLink>
        )}
      </div>
    </Card>
  );
}

type Row = { label: string; cell: (offer: HomeOffer) => ReactNode };

const rows: readonly Row[] = [
  { label: `${SERVICE_MONTHS}개월 금액 (부가세 포함)`, cell: (offer) => <Price {...offer} /> },
  { label: '혜택', cell: ({ pkg }) => benefitCount(pkg?.products.length ?? 0) },
  ...groupRows.map(({ label, text }) => ({
    label,
    cell: ({ group }: HomeOffer) => text(group),
  })),
];

const benefitCount = (count: number): string => (count > 0 ? `${count}가지` : '목록 없음');

/** Each label is a line of its own above its values, because a phone has no space for a fourth column. */
const Table = ({ offers }: Props) => (
  <div className={css['comparison']}>
    <table className={css['table']}>
      <thead>
        <tr>
          {offers.map(({ group }) => (
            <th key={group} scope="col">
              {group}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cell }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={offers.length}>
              {label}
            </th>
          </tr>
          <tr>
            {offers.map((offer) => (
              <td key={offer.group} data-tier={offer.group}>
                {cell(offer)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  </div>
);

/** Shows the price of the own car, or an example price with its mark. Source: HOME-013, A-82. */
function Price({ quote, isOwn }: Pick<HomeOffer, 'quote' | 'isOwn'>) {
  if (!quote?.ok) return quote?.error === 'price-unknown' ? '금액 확인 필요' : '가입 불가';
  return (
    <>
      {!isOwn && '예: '}
      <Money won={quote.value.bill.total} />
    </>
  );
}
