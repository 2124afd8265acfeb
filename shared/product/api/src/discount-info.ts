import type { DiscountRule } from '@shared/domain/estimate';
import * as v from 'valibot';
import { number, written } from './read/scalar';

export type { DiscountRule } from '@shared/domain/estimate';

/**
 * Reads the discounts of a plan in server order. The rules may be in a list, in one-key wrappers or in nested lists. It
 * skips parts that are not rules. Source: ENTITY-041, A-34.
 */
export const discountRules = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): readonly DiscountRule[] => rulesIn(value, DEEPEST)),
);

/** Maximum nesting. It is deeper than any plan and stops endless recursion. */
const DEEPEST = 6;

function rulesIn(value: unknown, depth: number): readonly DiscountRule[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => rulesIn(inner, depth - 1));
  if (!('kinds' in value)) {
    return Object.values(value).flatMap((inner) => rulesIn(inner, depth - 1));
  }
  const rule = ruleOf(value);
  return rule ? [rule] : [];
}

const wire = v.object({
  kinds: v.pipe(written, v.toUpperCase()),
  mainMaintenanceNo: v.unknown(),
  discount: v.optional(v.unknown()),
});

function ruleOf(value: object): DiscountRule | undefined {
  const read = v.safeParse(wire, value);
  if (!read.success) return undefined;
  const { kinds, mainMaintenanceNo, discount } = read.output;
  const nos = numbersIn(mainMaintenanceNo);
  if (nos.length === 0) return undefined;
  if (kinds === 'BONUS') return { kind: 'bonus', nos };
  const percent = numberIn(discount);
  return kinds === 'PERCENT' && percent !== undefined
    ? { kind: 'percent', nos, percent }
    : undefined;
}

/** Returns the numbers of a value: one number, a list with commas, or an array of either. */
function numbersIn(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  const parts = typeof value === 'string' ? value.split(',') : [value];
  return parts.map(numberIn).filter((number) => number !== undefined);
}

function numberIn(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/%$/, '') : value;
  const read = v.safeParse(number, text);
  return read.success ? read.output : undefined;
}
