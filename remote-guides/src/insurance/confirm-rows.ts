import type { CareInsuranceConfirm } from '@shared/api/care-insurance';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { formatDay, formatWon } from '@shared/domain/format';
import type { Fact } from '@shared/ui/Facts';

const UNKNOWN = '-';

/** Source: ENTITY-031, CONST-020. */
export function confirmRows(confirm: CareInsuranceConfirm): readonly Fact[] {
  const { approvedOn, price, dealer, centre } = confirm;
  const subscription = [
    { label: '멤버십', value: confirm.subscription?.title || UNKNOWN },
    { label: '차량번호', value: confirm.subscription?.plate || UNKNOWN },
  ];
  return [
    { label: '확인 번호', value: confirm.id },
    { label: '승인일', value: approvedOn === undefined ? UNKNOWN : formatDay(approvedOn) },
    { label: '판매사', value: dealer || UNKNOWN },
    { label: '서비스센터', value: centre || UNKNOWN },
    ...(confirm.subscription === undefined ? [] : subscription),
    {
      label: '수리 금액',
      ...(price === undefined
        ? { value: PRICE_UNKNOWN }
        : { value: `${formatWon(price)}원`, strong: true, note: '부가세 포함' }),
    },
  ];
}
