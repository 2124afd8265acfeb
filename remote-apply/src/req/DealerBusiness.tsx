import type { Dealer } from '@shared/api/dealers';
import { Facts } from '@shared/ui/Facts';
import css from './req.module.css';

type Props = { business: Dealer['business'] };

/** Who sells; what the dealer did not state is left out. Source: PAY-008, ENTITY-033. */
export function DealerBusiness({ business }: Props) {
  const rows = [
    { label: '상호', value: business.title },
    { label: '대표자', value: business.ceo },
    { label: '사업자등록번호', value: business.businessNumber },
    { label: '통신판매업 신고번호', value: business.number },
    { label: '주소', value: business.address },
    { label: '전화번호', value: business.tel },
  ];
  return <Facts className={css['business']} rows={rows.filter(({ value }) => value !== '')} />;
}
