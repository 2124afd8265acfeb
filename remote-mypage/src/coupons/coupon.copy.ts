import type { PlainDate } from '@shared/domain/calendar';
import { type Coupon, remaining } from '@shared/domain/coupons';
import { formatNumber, formatUnits } from '@shared/domain/format';
import type { ProductKind, UnitType } from '@shared/domain/package';

/** Source: ENTITY-007. */
export const kindLabel: Record<ProductKind, string> = {
  dealer: '판매사 혜택',
  care: '케어 서비스',
  assurance: '보장',
};

/** A count that the server did not tell. */
const UNKNOWN = '-';
const unitWord: Record<UnitType, string> = { count: '회', currency: '원' };

/** 3회, 30,000원 or 무제한. Source: COUPON-004, 005. */
export function unitsText(unitType: UnitType, units: number | undefined): string {
  if (units === undefined) return UNKNOWN;
  const amount = formatUnits(unitType, units);
  return amount === 'unlimited' ? '무제한' : `${amount}${unitWord[unitType]}`;
}

/** What is left of a benefit. Source: COUPON-004, 005; A-66. */
export function remainingText(coupon: Pick<Coupon, 'unitType' | 'unit' | 'unitBase'>): {
  left: string;
  of: string | undefined;
} {
  const rest = remaining(coupon);
  if (rest.kind === 'unlimited') return { left: '무제한', of: undefined };
  const word = unitWord[coupon.unitType];
  return {
    left: rest.left === undefined ? UNKNOWN : `${formatNumber(rest.left)}${word}`,
    of: `총 ${formatNumber(rest.of)}${word}`,
  };
}

/** Why a benefit can no longer be used, in words. */
export function spentText(coupon: Pick<Coupon, 'used' | 'stopsOn'>, today: PlainDate): string {
  if (coupon.used !== undefined) return '사용 완료';
  return coupon.stopsOn !== undefined && coupon.stopsOn < today ? '기간 만료' : '사용 불가';
}
