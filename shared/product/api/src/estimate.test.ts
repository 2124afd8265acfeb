import * as v from 'valibot';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { exchange } from '../testing/exchange';
import { discountRules } from './discount-info';
import { fetchEstimate } from './estimate';
import { takeUnread } from './read/unread';

const VIN = 'WBA11111111111111';
const start = async (changes: object = {}) => {
  const { call } = answering('getEstimate', { ...answers.getEstimate, ...changes });
  return fetchEstimate(call, { vtgNo: 'N1', brandName: 'MERIDIAN' });
};
const wire = { kinds: 'BONUS', mainMaintenanceNo: 1 };
const rule = { kind: 'bonus', nos: [1] };
const inside = (levels: number, wrap: (value: unknown) => unknown): unknown =>
  levels === 0 ? wire : wrap(inside(levels - 1, wrap));

describe('POST users/estimate', () => {
  it('returns configuration and lists [API-038, ENTITY-037, ENTITY-038]', async () => {
    expect(await exchange('fetchEstimate')).toMatchObject({
      asks: 'POST /api/v1App/users/estimate',
      body: { vtg_no: 'N1' },
      reads: {
        shows: { bsi: true, year: false, mileage: true },
        notice: '참고용 금액입니다',
        plans: [
          { code: '0', name: '없음' },
          { code: '2', name: 'Premium' },
        ],
        campaigns: ['여름 점검'],
        bsi: [{ code: '1', name: 'BSI' }],
        mileages: [{ km: 20000, itemNos: [1, 4] }],
      },
    });
  });

  it("keeps only the maker's vehicles [ENTITY-039]", async () => {
    expect((await start()).vehicles).toEqual([
      { vin: VIN, plate: '12가3456', model: '320d', make: 'Meridian Korea' },
    ]);
  });

  it.each([
    ['a word for all', 'N', false],
    ['a word for all', 'Y', true],
    ['a map', { [VIN]: 'N' }, false],
    ['a map', { [VIN]: 'Y' }, true],
    ['a map without the vehicle', { WBA99999999999999: 'N' }, true],
  ])('reads vehicleEstimatePriceYn as %s: %j [ENTITY-038]', async (_, word, expected) => {
    const { isRegistered } = await start({ vehicleEstimatePriceYn: word });

    expect(isRegistered(VIN)).toBe(expected);
  });
});

describe('the plan list of POST users/estimate', () => {
  const plansOf = async (serviceCarePlusList: unknown) => {
    takeUnread();
    const body = { ...answers.getEstimate, serviceCarePlusList };
    const { call } = answeringAnything('getEstimate', { status: 200, body });
    const { plans } = await fetchEstimate(call, { vtgNo: 'N1', brandName: 'MERIDIAN' });
    return { plans, faults: takeUnread().map(({ call, places }) => ({ call, places })) };
  };
  const standard = { code: '1', name: 'ServiceCare+ Standard' };

  it.each([
    ['code', 'name'],
    ['service_care_no', 'service_care_plus_name'],
    ['service_care_plus_no', 'service_care_name'],
    ['serviceCareNo', 'serviceCareName'],
  ])('is read under %s and %s [API-038, A-64]', async (code, name) => {
    expect(await plansOf([{ [code]: 1, [name]: standard.name }])).toEqual({
      plans: [standard],
      faults: [],
    });
  });

  it.each([
    ['names we do not know', [{ plan_id: 1, plan_label: 'Standard' }]],
    ['no names', [{ code: 1 }]],
    ['only "no plan" that can be read', [{ code: 0 }, { plan_id: 1, plan_label: 'Standard' }]],
    ['no list', { 1: 'Standard' }],
    ['text', 'Standard'],
  ])('is not known and recorded as a fault when it has %s [A-82]', async (_, served) => {
    const { plans, faults } = await plansOf(served);

    expect(plans).toBeUndefined();
    expect(faults).toEqual([
      { call: 'POST users', places: expect.arrayContaining([expect.any(String)]) },
    ]);
  });

  it('keeps the plans that can be read, and records the others [A-82]', async () => {
    const { plans, faults } = await plansOf([standard, { plan_id: 2 }]);

    expect(plans).toEqual([standard]);
    expect(faults).toHaveLength(1);
  });

  it.each([[[]], [null], [[{ code: 0, name: '없음' }]]])(
    'offers no plan, without a fault, when the server lists none: %j [EST-008]',
    async (served) => {
      const { plans, faults } = await plansOf(served);

      expect(plans?.filter(({ code }) => code !== '0')).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

describe('POST users/estimate-content', () => {
  it('sends the vehicle and returns its basic price and items [API-039, ENTITY-037, ENTITY-040]', async () => {
    expect(await exchange('fetchEstimateContent')).toMatchObject({
      asks: 'POST /api/v1App/users/estimate-content',
      body: { vehicleNo: VIN },
      reads: { basicPrice: 88000, items: [{ no: 1, name: '엔진오일', price: 180000 }] },
    });
  });
});

describe('POST users/estimate-service-care', () => {
  it('returns name and discounts from any wrapper in server order [API-040, ENTITY-041]', async () => {
    expect(await exchange('fetchEstimatePlan')).toEqual({
      asks: 'POST /api/v1App/users/estimate-service-care',
      body: { serviceCareNo: '2' },
      reads: {
        name: 'ServiceCare+ Premium',
        rules: [
          { kind: 'percent', nos: [1, 4], percent: 100 },
          { kind: 'bonus', nos: [6, 8] },
          { kind: 'percent', nos: [2], percent: 12.5 },
        ],
      },
    });
  });
});

describe('discountRules', () => {
  it.each([
    ['an unknown kind', { kinds: 'GIFT', mainMaintenanceNo: 1, discount: 5 }],
    ['no item', { kinds: 'PERCENT', mainMaintenanceNo: '', discount: 5 }],
    ['no rate', { kinds: 'PERCENT', mainMaintenanceNo: 1 }],
    ['text for a rate', { kinds: 'PERCENT', mainMaintenanceNo: 1, discount: 'half' }],
  ])('skips a part with %s, because it is not a rule [ENTITY-041]', (_, part) => {
    expect(v.parse(discountRules, [part])).toEqual([]);
  });

  it('reads a rate with a percent sign, and an item as text [ENTITY-041]', () => {
    const part = { kinds: 'PERCENT', mainMaintenanceNo: '1', discount: '5%' };

    expect(v.parse(discountRules, [[part]])).toEqual([{ kind: 'percent', nos: [1], percent: 5 }]);
  });

  it.each([
    ['lists', (value: unknown) => [value]],
    ['wrappers', (value: unknown) => ({ rules: value })],
  ])('reads a rule in 5 nested %s and skips it in 6 [ENTITY-041]', (_, wrap) => {
    expect(v.parse(discountRules, inside(5, wrap))).toEqual([rule]);
    expect(v.parse(discountRules, inside(6, wrap))).toEqual([]);
  });
});
