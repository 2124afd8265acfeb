import type { CareInsuranceConfirm } from '@shared/api/care-insurance';
import { formatDay, formatWon } from '@shared/domain/format';
import type { Fact } from '@shared/ui/Facts';

const UNKNOWN = '-';

/** Source: ENTITY-031, CONST-020. */
export function confirmRows(confirm: CareInsuranceConfirm): readonly Fact[] {
  const { approvedOn, price, seller, centre, subscription } = confirm;
  const membership = [
    { label: '멤버십', value: subscription?.package.title || UNKNOWN },
    { label: '차량번호', value: subscription?.plate || UNKNOWN },
  ];
  return [
    { label: '확인 번호', value: confirm.id },
    { label: '승인일', value: approvedOn === undefined ? UNKNOWN : formatDay(approvedOn) },
    { label: '판매사', value: seller?.title || UNKNOWN },
    { label: '서비스센터', value: centre?.title || UNKNOWN },
    ...(subscription === undefined ? [] : membership),
    { label: '수리 금액', value: `${formatWon(price)}원`, strong: true, note: '부가세 포함' },
  ];
}
