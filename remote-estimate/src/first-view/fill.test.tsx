import { estimateCall, estimateContentCall, userCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { content, item, start, vehicle } from '@shared/testing/wire/estimate';
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

afterEach(() => sessionStorage.clear());

describe('prerender of the estimate', () => {
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

  it('shows a skeleton when the tab keeps a sign-in of another user [SEC-001]', () => {
    sessionStorage.setItem('servicecare.entry', '{"connInfo":"B"}');

    expect(fill(visit('/app/estimate/guide', begins(), lists(), has()))).toBeUndefined();
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
    ['no selector is switched on', visit(address, begins({ config: none }), lists(), has())],
  ])('shows a skeleton when %s [EST-012, EST-014, EST-015, EST-020]', (_, known) => {
    expect(fill(known)).toBeUndefined();
  });
});

describe('prefetch after the start of the estimate', () => {
  it('requests the items of its first vehicle as soon as that is known [API-039]', () => {
    expect(next(visit(address))).toEqual([]);
    expect(next(visit(address, begins()))).toEqual([estimateContentCall(VIN)]);
  });
});
