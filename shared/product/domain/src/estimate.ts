import { addWon, lessWon, portion, percent as ratioOf, type Won, won } from './money';

export type Item = { no: number; price: Won };

/** `percent` reduces each of its items by the rate. `bonus` makes its items free if all are chosen. */
export type DiscountRule =
  | { kind: 'percent'; nos: readonly number[]; percent: number }
  | { kind: 'bonus'; nos: readonly number[] };

/** `basicCover`: the discounted items that make the plan pay for the whole basic service. Source: A-35. */
export type Plan = {
  kind: PlanKind;
  /** In server order. */
  rules: readonly DiscountRule[];
  basicCover: 'any' | 'full';
};
export type PlanKind = 'premium' | 'standard' | 'other';

export type Estimate = {
  items: Won;
  basic: Won;
  discount: Won;
  total: Won;
};

/** Returns the kind of a plan from a word in its name. Source: A-36. */
export function planKind(name: string): PlanKind {
  const lower = name.toLowerCase();
  if (lower.includes('premium')) return 'premium';
  return lower.includes('standard') ? 'standard' : 'other';
}

/**
 * Returns the price of the chosen maintenance items. `plan` is undefined for plan code 0.
 * An item with price 0 counts like others: it completes a bonus group and counts for the basic service, but costs
 * nothing alone. The discount is computed exactly, rounded up to 10 won once, and at most the whole price.
 * Source: DISC-001…014.
 */
export function estimate(
  chosen: readonly Item[],
  basicPrice: Won,
  plan: Plan | undefined,
): Estimate {
  const items = addWon(...chosen.map((item) => item.price));
  if (items === 0) return nothing;

  const full = addWon(items, basicPrice);
  const discount = plan ? discountFor(chosen, basicPrice, plan) : 0;
  const held = won(Math.min(full, discount));
  return { items, basic: basicPrice, discount: held, total: lessWon(full, held) };
}

/** One part of a discount. `off` is in whole won, and fractions are in the part `rounding`. */
export type DiscountPart =
  | { of: 'item'; no: number; percent: number; by: DiscountRule['kind']; off: Won }
  | { of: 'basic'; percent: number; off: Won }
  | { of: 'rounding'; off: Won };

/**
 * Returns the parts of the discount of `estimate`: the items in the order chosen, the basic service and the rounding.
 * They add up to the discount to the won. Parts of 0 won are left out. Source: DISC-001…011.
 */
export function discountParts(
  chosen: readonly Item[],
  basicPrice: Won,
  plan: Plan,
): readonly DiscountPart[] {
  if (chosen.every(({ price }) => price === 0)) return [];
  const percents = percentByItem(chosen, plan.rules);
  const bonus = dearestBonus(chosen, plan.rules);
  const covered = basicCover[plan.kind](hasAmong(percents, plan.basicCover));
  const ofItem = ({ no, price }: Item): DiscountPart => {
    const percent = percents.get(no) ?? 0;
    const by = bonus.includes(no) ? 'bonus' : 'percent';
    return { of: 'item', no, percent, by, off: portion(price, ratioOf(percent), 'down') };
  };
  const ofBasic = portion(basicPrice, ratioOf(covered), 'down');
  const exact: readonly DiscountPart[] = [
    ...chosen.map(ofItem),
    { of: 'basic', percent: covered, off: ofBasic },
  ];
  const rest = lessWon(
    estimate(chosen, basicPrice, plan).discount,
    addWon(...exact.map(({ off }) => off)),
  );
  return [...exact, { of: 'rounding' as const, off: rest }].filter(({ off }) => off > 0);
}

const FULL = 100;
type Percents = ReadonlyMap<number, number>;
const nothing: Estimate = { items: won(0), basic: won(0), discount: won(0), total: won(0) };

/** Rates have up to three decimals, so sums are in 1/100,000 won without any loss. */
const parts = (percent: number): number => Math.round(percent * 1000);
const PARTS_OF_A_WON = 100_000;

/** The discount is rounded up to a multiple of this. Source: DISC-011. */
export const DISCOUNT_UNIT = won(10);

function discountFor(items: readonly Item[], basicPrice: Won, plan: Plan) {
  const percents = percentByItem(items, plan.rules);
  const covered = basicCover[plan.kind](hasAmong(percents, plan.basicCover));
  const exact = items.reduce(
    (sum, item) => sum + item.price * parts(percents.get(item.no) ?? 0),
    basicPrice * parts(covered),
  );
  return Math.ceil(exact / (DISCOUNT_UNIT * PARTS_OF_A_WON)) * DISCOUNT_UNIT;
}

/**
 * Returns the percent for each discounted item: 100 in the most expensive complete bonus group, otherwise the first
 * percent rule.
 */
function percentByItem(items: readonly Item[], rules: readonly DiscountRule[]): Percents {
  const percents = new Map<number, number>();
  for (const no of dearestBonus(items, rules)) percents.set(no, FULL);
  for (const rule of rules) {
    if (rule.kind !== 'percent') continue;
    const hit = items.filter(({ no }) => rule.nos.includes(no) && !percents.has(no));
    for (const { no } of hit) percents.set(no, Math.min(FULL, Math.max(0, rule.percent)));
  }
  return percents;
}

/**
 * Returns the items of the most expensive complete bonus group, and of equal ones the first. A group that is worth 0 won
 * counts when no other group is complete. Source: DISC-001, 002.
 */
function dearestBonus(items: readonly Item[], rules: readonly DiscountRule[]): readonly number[] {
  let best: { nos: readonly number[]; value: number } = { nos: [], value: -1 };
  for (const rule of rules) {
    if (rule.kind !== 'bonus' || rule.nos.length === 0) continue;
    const isComplete = rule.nos.every((no) => items.some((item) => item.no === no));
    const value = items
      .filter((item) => rule.nos.includes(item.no))
      .reduce((sum, item) => sum + item.price, 0);
    if (isComplete && value > best.value) best = { nos: rule.nos, value };
  }
  return best.nos;
}

/** Returns whether one of these items counts for the basic service. */
type HasAny = (...nos: number[]) => boolean;

const hasAmong =
  (percents: Percents, basicCover: Plan['basicCover']): HasAny =>
  (...nos) =>
    nos.some((no) => (basicCover === 'full' ? percents.get(no) === FULL : percents.has(no)));

/** Percent of the basic service that a plan pays. Source: DISC-006…010. */
const basicCover = {
  premium: (has) => (has(1, 4, 11) || (has(6, 7) && has(8, 9)) ? 100 : 25),
  standard: (has) => (has(1) ? 100 : 15),
  other: () => 0,
} as const satisfies Record<PlanKind, (has: HasAny) => number>;
