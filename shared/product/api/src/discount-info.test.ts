import * as v from 'valibot';
import { discountRules } from './discount-info';

const wire = { kinds: 'BONUS', mainMaintenanceNo: 1 };
const rule = { kind: 'bonus', nos: [1] };
const inside = (levels: number, wrap: (value: unknown) => unknown): unknown =>
  levels === 0 ? wire : wrap(inside(levels - 1, wrap));

describe('discountRules', () => {
  it.each([
    ['lists', (value: unknown) => [value]],
    ['wrappers', (value: unknown) => ({ rules: value })],
  ])('reads a rule in 5 nested %s and skips it in 6 [ENTITY-041]', (_, wrap) => {
    expect(v.parse(discountRules, inside(5, wrap))).toEqual([rule]);
    expect(v.parse(discountRules, inside(6, wrap))).toEqual([]);
  });
});
