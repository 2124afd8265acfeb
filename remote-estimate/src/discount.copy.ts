import type { MaintenanceItem } from '@shared/api/estimate';
import { DISCOUNT_UNIT, type DiscountPart } from '@shared/domain/estimate';
import { formatNumber } from '@shared/text/number';

/** Returns a rate as text. Example: '12.5%'. */
export const percentText = (percent: number): string => `${formatNumber(percent)}%`;

type DiscountLine = { label: string; why: string | undefined };

/** Returns the label and the reason of a discount. Source: DISC-001…011. */
export function discountLine(
  part: DiscountPart,
  parts: readonly DiscountPart[],
  items: readonly MaintenanceItem[],
  planName: string,
): DiscountLine {
  const nameOf = (no: number) => items.find((item) => item.no === no)?.name ?? '';
  switch (part.of) {
    case 'item':
      return { label: nameOf(part.no), why: whyItem(part, parts, nameOf) };
    case 'basic':
      return {
        label: '기본 서비스',
        why:
          part.percent === 100
            ? '할인받은 정비 덕분에 전액 할인'
            : `${planName} 기본 할인 ${percentText(part.percent)}`,
      };
    case 'rounding':
      return { label: `${DISCOUNT_UNIT}원 단위 올림`, why: undefined };
  }
}

type ItemPart = Extract<DiscountPart, { of: 'item' }>;

function whyItem(
  part: ItemPart,
  parts: readonly DiscountPart[],
  nameOf: (no: number) => string,
): string {
  if (part.by === 'percent') {
    return part.percent === 100 ? '플랜 무료 항목' : `플랜 할인 ${percentText(part.percent)}`;
  }
  const others = parts.filter(
    (other) => other.of === 'item' && other.by === 'bonus' && other.no !== part.no,
  ) as readonly ItemPart[];
  return others.length === 0
    ? '플랜 보너스로 무료'
    : `${others.map(({ no }) => nameOf(no)).join(', ')} 함께 선택해 무료`;
}
