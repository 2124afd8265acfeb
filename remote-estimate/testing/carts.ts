import type { MaintenanceItem } from '@shared/api/estimate';
import { type DiscountRule, planKind } from '@shared/domain/estimate';
import { won } from '@shared/domain/money';
import fc from 'fast-check';
import type { PlanState } from '../src/use-plan-state';

type Rule = { kinds: 'PERCENT' | 'BONUS'; nos: number[]; discount: number };
export type Cart = { items: MaintenanceItem[]; basic: number; rules: Rule[] };
export type PlanName = 'ServiceCare+ Premium' | 'ServiceCare+ Standard';

/** Calculates the four amounts a second time, in 1/100 won, directly from the specification. Source: DISC-001…012. */
export function byHand({ items, basic, rules }: Cart, name: PlanName) {
  const priced = items.filter(({ price }) => price > 0);
  const nos = new Set(items.map(({ no }) => no));
  const sum = priced.reduce((total, { price }) => total + price, 0);
  const complete = rules
    .filter(({ kinds, nos: group }) => kinds === 'BONUS' && group.every((no) => nos.has(no)))
    .map(({ nos: group }) => ({
      group,
      value: priced.filter(({ no }) => group.includes(no)).reduce((v, { price }) => v + price, 0),
    }));
  const dearest = Math.max(0, ...complete.map(({ value }) => value));
  const bonus = complete.find(({ value }) => value === dearest)?.group ?? [];
  const rateOf = (no: number) =>
    bonus.includes(no)
      ? 100
      : rules.find(({ kinds, nos: hit }) => kinds === 'PERCENT' && hit.includes(no))?.discount;
  const hit = (...some: number[]) => some.some((no) => nos.has(no) && rateOf(no) !== undefined);
  const premium = hit(1, 4, 11) || (hit(6, 7) && hit(8, 9)) ? 100 : 25;
  const share = name === 'ServiceCare+ Premium' ? premium : hit(1) ? 100 : 15;
  const off = priced.reduce((total, { no, price }) => total + price * (rateOf(no) ?? 0), 0);
  const rounded = Math.ceil((off + basic * share) / 1000) * 10;
  const discount = Math.min(rounded, sum + basic);
  return priced.length === 0 ? [0, 0, 0, 0] : [sum, basic, discount, sum + basic - discount];
}

const no = fc.integer({ min: 1, max: 13 });
export const cart: fc.Arbitrary<Cart> = fc.record({
  items: fc.uniqueArray(
    fc.record({
      no,
      name: fc.constant('항목'),
      price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 })).map(won),
    }),
    { selector: (item) => item.no },
  ),
  basic: fc.integer({ min: 0, max: 150_000 }),
  rules: fc.array(
    fc.record({
      kinds: fc.constantFrom('PERCENT' as const, 'BONUS' as const),
      nos: fc.uniqueArray(no, { minLength: 1, maxLength: 4 }),
      discount: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 6 },
  ),
});

const asRule = ({ kinds, nos, discount }: Rule): DiscountRule =>
  kinds === 'BONUS' ? { kind: 'bonus', nos } : { kind: 'percent', nos, percent: discount };

export const planOf = ({ rules }: Cart, name: PlanName): PlanState => ({
  kind: 'known',
  name,
  plan: { kind: planKind(name), rules: rules.map(asRule), basicCover: 'any' },
});
