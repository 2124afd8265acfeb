import { category, pkg } from '../testing/sample-package';
import {
  inSeqOrder,
  type Product,
  type Promotion,
  packagesInOrder,
  parseUnitType,
  productKinds,
  productText,
  seqOf,
} from './package';
import { generalStates } from './subscription-codes';

const promotion = (state: Promotion['state']): Promotion => ({
  title: 'Spring',
  content: '',
  state,
  discount: { kind: 'raffle' },
});

const product = (own: Partial<Product>): Product => ({
  id: 'D1',
  title: 'Oil',
  seq: 99,
  icon: '',
  kind: 'care',
  unitType: 'count',
  unit: 1,
  unitBase: 1,
  content: [],
  isOn: true,
  ...own,
});

describe('packagesInOrder', () => {
  it('reverses the served order [API-010]', () => {
    const served = ['A', 'B', 'C'].map((id) => pkg({ id }));
    expect(packagesInOrder(served).map(({ id }) => id)).toEqual(['C', 'B', 'A']);
    expect(served.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
  });

  it('keeps only enabled promotions [ENTITY-004]', () => {
    const kept = generalStates.names.filter((state) => {
      const [stored] = packagesInOrder([
        pkg({ promotion: promotion(state), extensionPromotion: promotion(state) }),
      ]);
      return stored?.promotion !== undefined || stored?.extensionPromotion !== undefined;
    });
    expect(kept).toEqual(['enable']);
  });

  it('keeps the two promotions separate [ENTITY-003, ENTITY-004]', () => {
    const served = pkg({
      promotion: promotion('enable'),
      extensionPromotion: promotion('disable'),
    });
    expect(packagesInOrder([served])[0]).toMatchObject({
      promotion: { title: 'Spring' },
      extensionPromotion: undefined,
    });
  });

  it('sorts products and vehicle categories by seq [ENTITY-002, ENTITY-006]', () => {
    const served = pkg({
      products: [product({ id: 'late', seq: seqOf(undefined) }), product({ id: 'early', seq: 2 })],
      vehicleCategories: [category({ id: 'second', seq: 2 }), category({ id: 'first', seq: 1 })],
    });
    const [stored] = packagesInOrder([served]);
    expect(stored?.products.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(stored?.vehicleCategories.map(({ id }) => id)).toEqual(['first', 'second']);
  });
});

describe('products', () => {
  it('without seq come at 99, and equal ones keep the served order [ENTITY-006, COUPON-009]', () => {
    expect([undefined, null, 0, 7].map(seqOf)).toEqual([99, 99, 0, 7]);
    const items = [
      { id: 'a', seq: 99 },
      { id: 'b', seq: 100 },
      { id: 'c', seq: 99 },
      { id: 'd', seq: 0 },
    ];
    expect(inSeqOrder(items).map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b']);
  });

  it('count units by code or word: 10 count and 20 currency [ENTITY-007]', () => {
    expect([10, '10', 'number', 'count'].map(parseUnitType)).toEqual(Array(4).fill('count'));
    expect([20, '20', 'currency'].map(parseUnitType)).toEqual(Array(3).fill('currency'));
    expect([30, null, ''].map(parseUnitType)).toEqual([undefined, undefined, undefined]);
  });

  it('are dealer 10, care 20 or assurance 30 [ENTITY-007]', () => {
    expect([10, 20, 30, 40].map(productKinds.nameOf)).toEqual([
      'dealer',
      'care',
      'assurance',
      undefined,
    ]);
  });

  it('have their title in the first line of the content [ENTITY-008]', () => {
    expect(productText({ content: ['Oil change', 'once a year', 'engine oil'] })).toEqual({
      title: 'Oil change',
      lines: ['once a year', 'engine oil'],
    });
    expect(productText({ content: [] })).toEqual({ title: '', lines: [] });
  });
});
