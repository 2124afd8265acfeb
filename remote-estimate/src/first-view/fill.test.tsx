import { estimateCall, estimateContentCall, userCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { content, item, items, start, vehicle } from '@shared/testing/wire/estimate';
import { VIN } from '@shared/testing/wire/vehicles';
import { fill, next } from './Estimate';

const DAY = '2026-11-20';
const user = { id: 'U1', vtgId: 'V1', vtgNo: 'N1' };
const visit = knownOf(DAY, { inApp: true, known: { user, token: 'T' } });
const address = '/app/estimate/guide?vtg_id=V1';

type Wire = Record<string, unknown>;
const begins = (own: Wire = {}, vtgNo = 'N1'): Answer => [estimateCall(vtgNo), start(own)];
const lists = (own: Wire = {}, vin = VIN): Answer => [estimateContentCall(vin), content(own)];
const has = (own: Wire = {}, id = 'U1'): Answer => [
  userCall(id),
  { data: { vehicles: [], subscs: [], ...own } },
];
const car = { id: 'C1', num_id: VIN, num_reg: '12가3456', date_registered: '2020-03-02' };
const membership = {
  id: 'S1',
  state: 20,
  vehicle_num_id: VIN,
  pkg: { id: 'P1', title: '스탠다드 멤버십', group: 'STANDARD' },
};

afterEach(() => sessionStorage.clear());

describe('prerender of the estimate', () => {
  it('shows the first vehicle with nothing chosen [EST-001, EST-006, EST-008, EST-011, EST-014]', () => {
    const shown = fill(visit(address, begins(), lists(), has()));

    expect(shown?.vehicles).toEqual([
      ['option', { value: VIN, label: '12가3456 · 520d Luxury' }],
      ['option', { value: expect.any(String), label: '34나5678 · X3 20d' }],
    ]);
    expect(shown?.items.slice(0, 2)).toEqual([
      ['from', { name: '엔진오일', price: '180,000원', km: '20,000' }],
      ['from', { name: '에어컨 필터', price: '55,000원', km: '40,000' }],
    ]);
    expect(shown?.items.at(-1)).toEqual(['item', { name: '기본 점검', price: '0원' }]);
    expect(shown?.plans).toEqual([
      ['chosenPlan', { code: '0', name: '선택 안 함' }],
      ['plan', { code: '1', name: 'ServiceCare+ Standard' }],
      ['plan', { code: '2', name: 'ServiceCare+ Premium' }],
    ]);
    expect(shown).toMatchObject({
      campaigns: [['campaign', { title: '겨울 점검 캠페인' }]],
      notes: [['notes', { note: '예상 견적은 참고용이에요.' }]],
      way: [['join', { query: '?vtg_id=V1' }]],
    });
  });

  it('shows a member the year of the car, their plan and their membership [EST-003, EST-008, EST-009]', () => {
    const own = has({ vehicles: [car], subscs: [membership] });
    const shown = fill(visit(address, begins(), lists(), own));

    expect(shown?.way).toEqual([['member', { name: 'STANDARD', query: '?vtg_id=V1' }]]);
    expect(shown?.plans).toEqual([
      ['plan', { code: '0', name: '선택 안 함' }],
      ['chosenPlan', { code: '1', name: 'ServiceCare+ Standard' }],
      ['plan', { code: '2', name: 'ServiceCare+ Premium' }],
    ]);
    const chosen = ['chosen', { value: '2020', label: '2020년' }];
    expect(shown?.year).toEqual([['year', { options: expect.arrayContaining([chosen]) }]]);
  });

  it('shows the selectors that the flags switch on [EST-002, EST-003, EST-004]', () => {
    const config = { BSI_USE_YN: 'N', VEHICLE_YEAR_USE_YN: 'N', MILEAGE_USE_YN: 'Y' };
    const shown = fill(visit(address, begins({ config }), lists(), has()));

    expect(shown).toMatchObject({ bsi: [], year: [], mileage: [['mileage', expect.anything()]] });
  });

  it('keeps the entry parameters except personal data [SHELL-011]', () => {
    sessionStorage.setItem('servicecare.entry', '{"campaignNo":"C7","phone":"010"}');

    expect(fill(visit(address, begins(), lists(), has()))?.way).toEqual([
      ['join', { query: '?campaignNo=C7&vtg_id=V1' }],
    ]);
  });

  const none = { BSI_USE_YN: 'N', VEHICLE_YEAR_USE_YN: 'N', MILEAGE_USE_YN: 'N' };
  const many = Array.from({ length: 13 }, (_, no) => item(no, `정비 ${no}`, 1000));
  it.each([
    ['nobody is known here', knownOf(DAY)(address, begins(), lists(), has())],
    ['the items are not known', visit(address, begins(), has())],
    ['the items are those of another vehicle', visit(address, begins(), lists({}, 'X'), has())],
    ['what the customer has is not known', visit(address, begins(), lists())],
    ["another customer's data are here", visit(address, begins(), lists(), has({}, 'U2'))],
    ["the vehicles are another account's", visit(address, begins({}, 'N2'), lists(), has())],
    [
      'the address names another user',
      visit('/app/estimate/guide?vtg_id=V2', begins(), lists(), has()),
    ],
    ['there are no vehicles', visit(address, begins({ vehicleList: [] }), lists(), has())],
    [
      'the first vehicle is of another make',
      visit(address, begins({ vehicleList: [vehicle({ solMakeName: 'X' })] }), lists(), has()),
    ],
    [
      'the vehicle has no estimate',
      visit(address, begins({ vehicleEstimatePriceYn: { [VIN]: 'N' } }), lists(), has()),
    ],
    ['there are no items', visit(address, begins(), lists({ maintenancePriceList: [] }), has())],
    [
      'there are so many items that the list has a search field',
      visit(address, begins(), lists({ maintenancePriceList: many }), has()),
    ],
    [
      'a price is not a whole number',
      visit(
        address,
        begins(),
        lists({ maintenancePriceList: [...items, item(20, '정비', 0.5)] }),
        has(),
      ),
    ],
    ['no selector is switched on', visit(address, begins({ config: none }), lists(), has())],
  ])('shows a skeleton when %s [EST-012, EST-014, EST-015, EST-020]', (_, known) => {
    expect(fill(known)).toBeUndefined();
  });
});

describe('prefetch after the start of the estimate', () => {
  it('requests the items of its first vehicle [API-039]', () => {
    expect(next(visit(address, begins()))).toEqual([estimateContentCall(VIN)]);
  });

  it.each([
    ['before it is known', visit(address)],
    ['for a visitor', knownOf(DAY)(address, begins())],
    [
      'for a vehicle that has no estimate',
      visit(address, begins({ vehicleEstimatePriceYn: { [VIN]: 'N' } })),
    ],
  ])('requests nothing %s [API-039]', (_, known) => {
    expect(next(known)).toEqual([]);
  });
});
