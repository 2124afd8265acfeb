import { UNKNOWN_UNITS, unitsText, unitWord } from '@shared/copy/units';
import { addDays, type PlainDate } from '@shared/domain/calendar';
import { type Consumption, type Coupon, type Remaining, remaining } from '@shared/domain/coupons';
import { formatDay } from '@shared/domain/format';
import type { ProductKind, UnitType } from '@shared/domain/package';
import { formatNumber } from '@shared/text/number';

/** Source: ENTITY-007. */
export const kindLabel: Record<ProductKind, string> = {
  dealer: '판매사 혜택',
  care: '케어 서비스',
  assurance: '보장',
};

/** Returns what to say to use a benefit. Example: '… STANDARD 멤버십(15가1050) 회원이라고 말씀해 주세요. …'. */
export function howToUse({ title, plate }: { title: string; plate: string }): string {
  const car = plate && `(${plate})`;
  return `공식 서비스센터를 예약할 때 ${title} 멤버십${car} 회원이라고 말씀해 주세요. 비용을 낼 때 혜택만큼 빼 드려요.`;
}

/** Returns the remaining count of a benefit as text. Source: COUPON-004, 005; A-66. */
export function remainingText(coupon: Pick<Coupon, 'unitType' | 'unit' | 'unitBase'>): {
  left: string;
  of: string | undefined;
} {
  return restText(coupon.unitType, remaining(coupon));
}

function restText(unitType: UnitType, rest: Remaining): { left: string; of: string | undefined } {
  if (rest.kind === 'unlimited') return { left: '무제한', of: undefined };
  const word = unitWord[unitType];
  return {
    left: rest.left === undefined ? UNKNOWN_UNITS : `${formatNumber(rest.left)}${word}`,
    of: `총 ${formatNumber(rest.of)}${word}`,
  };
}

const usedWord: Record<UnitType, string> = { count: '사용 횟수', currency: '사용 금액' };
const leftWord: Record<UnitType, string> = { count: '남은 횟수', currency: '남은 금액' };

/** Returns rows with the amount of one use, and the remaining count if it is known. */
export function useRows(coupon: Pick<Coupon, 'unitType' | 'used'>, { rest }: Consumption) {
  const { unitType, used } = coupon;
  const isRestKnown = rest.kind === 'unlimited' || rest.left !== undefined;
  const { left, of } = restText(unitType, rest);
  return [
    { label: usedWord[unitType], value: unitsText(unitType, used?.unit) },
    ...(isRestKnown ? [{ label: leftWord[unitType], value: left, note: of }] : []),
  ];
}

const usedText: Record<Consumption['state'], string> = {
  'used-up': '사용 완료',
  'partly-used': '일부 사용',
  used: '사용',
};

/** Returns why a benefit is in the list of used and expired ones. `consumed` is set for a used benefit. */
export function spentText(
  { stopsOn }: Pick<Coupon, 'stopsOn'>,
  today: PlainDate,
  consumed: Consumption | undefined,
): string {
  if (consumed !== undefined) return usedText[consumed.state];
  return stopsOn !== undefined && stopsOn < today ? '기간 만료' : '사용 불가';
}

/** A benefit that lapses within this many days is announced. */
const SOON_DAYS = 30;

/**
 * Returns a sentence about the usable benefits that lapse first, if that is soon. Example: '엔진오일 교환 외 2개 혜택은
 * 2026-12-20까지 사용할 수 있어요.'. Source: ENTITY-030.
 */
export function lapsingText(
  usable: readonly Pick<Coupon, 'title' | 'stopsOn'>[],
  today: PlainDate,
): string | undefined {
  const last = addDays(today, SOON_DAYS);
  const days = usable.flatMap(({ stopsOn }) =>
    stopsOn && stopsOn >= today && stopsOn <= last ? [stopsOn] : [],
  );
  const [day] = days.sort();
  if (day === undefined) return undefined;
  const [first, ...others] = usable.filter(({ stopsOn }) => stopsOn === day);
  const more = others.length > 0 ? ` 외 ${others.length}개` : '';
  return `${first?.title}${more} 혜택은 ${formatDay(day)}까지 사용할 수 있어요.`;
}
