import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { groups } from '@shared/domain/tier';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { byHand, type Cart, cart, type PlanName, planOf } from '../testing/carts';
import { car, packageOf } from '../testing/packages';
import { adviceOn } from './advice';
import { DiscountNotice } from './DiscountNotice';
import { Way } from './SubscribeBar';
import { quote } from './totals-of';
import type { Member } from './use-advice';

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

describe('texts about a plan beside an estimate', () => {
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
