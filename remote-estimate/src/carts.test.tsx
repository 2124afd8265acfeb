import { won } from '@shared/domain/money';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { byHand, type Cart, cart, type PlanName, planOf } from '../testing/carts';
import { facts } from '../testing/page';
import { Totals } from './Totals';
import { quote } from './totals-of';
import type { PlanState } from './use-plan-state';

const amountsOf = (one: Cart, plan: PlanState) => {
  const { items, basic, discount, total } = quote(one.items, won(one.basic), plan);
  return [items, basic, discount, total];
};

/** Returns the four amounts on the screen. */
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

const seed = 20_261_120;
const plans: readonly PlanName[] = ['ServiceCare+ Premium', 'ServiceCare+ Standard'];

describe('amounts of a cart', () => {
  it.each(plans)(
    'match the requirement for 1,000 carts with %s [EST-010] [DISC-001…012]',
    (name) => {
      fc.assert(
        fc.property(cart, (one) => {
          expect(amountsOf(one, planOf(one, name))).toEqual(byHand(one, name));
        }),
        { numRuns: 1000, seed },
      );
    },
  );

  it('are items and standard service without a plan, for any cart [EST-010] [DISC-014]', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const sum = one.items.reduce((total, { price }) => total + price, 0);
        const basic = sum === 0 ? 0 : one.basic;
        expect(amountsOf(one, { kind: 'none' })).toEqual([sum, basic, 0, sum + basic]);
      }),
      { numRuns: 200, seed },
    );
  });

  it('are the amounts on the screen, with and without a plan [EST-010]', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const states = [...plans.map((name) => planOf(one, name)), { kind: 'none' } as const];
        for (const plan of states) expect(onScreen(one, plan)).toEqual(amountsOf(one, plan));
      }),
      { numRuns: 50, seed },
    );
  });
});
