import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { groups } from '@shared/domain/tier';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { byHand, type Cart, cart, type PlanName, planOf } from '../testing/carts';
import { car, packageOf } from '../testing/packages';
import { facts } from '../testing/page';
import { adviceOn } from './advice';
import { Way } from './SubscribeBar';
import { Totals } from './Totals';
import { quote } from './totals-of';
import type { Member } from './use-advice';
import type { PlanState } from './use-plan-state';
import { DiscountNotice } from './VehicleEstimate';

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

describe('texts about a plan beside an estimate', () => {
  type Case = {
    cart: Cart;
    planName: PlanName;
    price: number | undefined;
    member: Member | undefined;
  };
  const cases: fc.Arbitrary<Case> = fc.record({
    cart,
    planName: fc.constantFrom<PlanName>('ServiceCare+ Premium', 'ServiceCare+ Standard'),
    price: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 900_000 })),
    member: fc.constantFrom(undefined, { name: 'STANDARD', mayUse: true, hasPlan: true }),
  });

  /** Returns the texts of notice and bar, with the price including VAT. */
  function shown({ cart: { items, basic, rules }, planName, price, member }: Case) {
    const group = planName === 'ServiceCare+ Premium' ? 'PREMIUM' : 'STANDARD';
    const packages = price === undefined ? [] : [packageOf(group, price)];
    const pricing = { vatIncludedGroups: [...groups], vatRounding: 'nearest' } as const;
    const today = plainDate('2026-11-20');
    const advice = adviceOn({ vin: car.vin, planName, car, packages, today, pricing });
    const advised = { ...advice, planName, member };
    const { discount } = quote(items, won(basic), planOf({ items, basic, rules }, planName));
    const textOf = (element: React.ReactNode) => {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
      return page.textContent ?? '';
    };
    return {
      notice: textOf(<DiscountNotice discount={discount} advised={advised} />),
      bar: textOf(<Way advised={advised} />),
    };
  }
  const amountsIn = (text: string): number[] =>
    [...text.matchAll(/([\d,]+)원/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')));
  const sentenceFor = (discount: number, price: number): RegExp => {
    if (discount === price) return /가입 금액과 같아요\.$/;
    return discount < price ? /보다 [\d,]+원 적어요\.$/ : /보다 [\d,]+원 많아요\.$/;
  };

  /** Item 2 at 25 % is 2,500 won off, which equals the price. */
  const equal: Case = {
    cart: {
      items: [{ no: 2, name: '항목', price: won(10_000) }],
      basic: 0,
      rules: [{ kinds: 'PERCENT', nos: [2], discount: 25 }],
    },
    planName: 'ServiceCare+ Premium',
    price: 2_500,
    member: undefined,
  };

  it('claim only this visit’s discount and the yearly price, in 500 cases [EST-009]', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { notice, bar } = shown(one);
        const [, , discount = 0] = byHand(one.cart, one.planName);
        const { price } = one;

        expect(notice + bar).not.toMatch(/\d+번|절약|매번|무제한/);
        // The bar mentions no discount at all, so none can appear beside a higher price.
        expect(bar).not.toContain('할인');
        expect(amountsIn(bar)).toEqual(one.member || price === undefined ? [] : [price]);
        if (!one.member) expect(bar).toContain('별도');
        if (one.member || price === undefined || discount === 0) expect(notice).toBe('');
        else {
          expect(notice).toMatch(sentenceFor(discount, price));
          const amounts = [discount, price, Math.abs(discount - price)];
          expect(amountsIn(notice)).toEqual(discount === price ? [discount] : amounts);
        }
      }),
      { numRuns: 500, seed: 20_261_125, examples: [[equal]] },
    );
  });
});
