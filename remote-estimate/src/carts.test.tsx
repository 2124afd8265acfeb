import type { MaintenanceItem } from '@shared/api/estimate';
import { type DiscountRule, planKind } from '@shared/domain/estimate';
import { won } from '@shared/domain/money';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { facts } from '../testing/page';
import { Totals } from './Totals';
import { quote } from './totals-of';
import type { PlanState } from './use-plan-state';

type Rule = { kinds: 'PERCENT' | 'BONUS'; nos: number[]; discount: number };
type Cart = { items: MaintenanceItem[]; basic: number; rules: Rule[] };
type PlanName = 'ServiceCare+ Premium' | 'ServiceCare+ Standard';

/** The requirement's arithmetic, written down a second time, in 1/100 won. Source: DISC-001…012. */
function byHand({ items, basic, rules }: Cart, name: PlanName) {
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
  const bonus = dearest > 0 ? complete.find(({ value }) => value === dearest)!.group : [];
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
const cart: fc.Arbitrary<Cart> = fc.record({
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

const planOf = ({ rules }: Cart, name: PlanName): PlanState => ({
  kind: 'known',
  name,
  plan: { kind: planKind(name), rules: rules.map(asRule), basicCover: 'any' },
});

/** The four amounts as they stand on the screen. */
function onScreen(one: Cart, plan: PlanState): number[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Totals
      quote={quote(one.items, won(one.basic), plan)}
      items={one.items}
      plans={[{ code: '2', name: 'ServiceCare+' }]}
      plan={plan}
      planCode="2"
      onPlan={jest.fn()}
    />,
  );
  return Object.values(facts(page)).map((text) => Number(text.replaceAll(/\D/g, '')));
}

describe('the four amounts on the screen', () => {
  it.each<PlanName>(['ServiceCare+ Premium', 'ServiceCare+ Standard'])(
    'are those of the requirement for 1,000 carts with %s [EST-010] [DISC-001…012]',
    (name) => {
      fc.assert(
        fc.property(cart, (one) => {
          expect(onScreen(one, planOf(one, name))).toEqual(byHand(one, name));
        }),
        { numRuns: 1000, seed: 20_261_120 },
      );
    },
  );

  it('are items and standard service without a plan, for any cart [EST-010] [DISC-014]', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const sum = one.items.reduce((total, { price }) => total + price, 0);
        const basic = sum === 0 ? 0 : one.basic;
        expect(onScreen(one, { kind: 'none' })).toEqual([sum, basic, 0, sum + basic]);
      }),
      { numRuns: 200, seed: 20_261_120 },
    );
  });
});
