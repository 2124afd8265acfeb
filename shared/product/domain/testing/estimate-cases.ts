import { type DiscountRule, discountParts, type Item, type Plan, planKind } from '../src/estimate';
import { type Won, won } from '../src/money';
import { itemPrices } from './vectors/est';

export const BASIC = won(88_000);
export const prices: ReadonlyMap<number, Won> = new Map(
  itemPrices.map(([no, price]) => [no, won(price)]),
);

/** Returns chosen items of the worked examples by number. */
export const items = (...nos: readonly number[]): readonly Item[] =>
  [...prices]
    .filter(([no]) => nos.includes(no))
    .sort(byPlaceIn(nos))
    .map(([no, price]) => ({ no, price }));

const byPlaceIn =
  (nos: readonly number[]) =>
  ([one]: readonly [number, Won], [other]: readonly [number, Won]): number =>
    nos.indexOf(one) - nos.indexOf(other);

export const plan = (
  name: string,
  rules: readonly DiscountRule[],
  basicCover: Plan['basicCover'] = 'any',
): Plan => ({ kind: planKind(name), rules, basicCover });

export const percent = (rate: number, ...nos: readonly number[]): DiscountRule => ({
  kind: 'percent',
  nos,
  percent: rate,
});
export const bonus = (...nos: readonly number[]): DiscountRule => ({ kind: 'bonus', nos });

/** Returns the numbers of the discounted items, in the order chosen. `rate` limits them to those with this percent. */
export const discountedNos = (
  chosen: readonly Item[],
  by: Plan,
  rate?: number,
): readonly number[] =>
  discountParts(chosen, BASIC, by).flatMap((part) =>
    part.of === 'item' && (rate === undefined || part.percent === rate) ? [part.no] : [],
  );
