import { orderWire } from '@shared/api/order';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { insured } from '../testing/insured';
import { fromReqs } from './from-reqs';
import { toOrder } from './to-order';

const KEY = '1f0a9a4e-3c77-4d2e-8f5b-7a5a3f4f2b10';
const sold = [{ id: 'PK1', group: 'POWER TRAIN', tier: 'insurance' }] as const;
const order = toOrder(insured, {
  vtgId: 'VTG1',
  bill: { list: won(990000), promotion: won(0), vip: won(0), total: won(990000) },
  promotion: undefined,
  number: '1120101530',
  on: plainDate('2026-11-20'),
  termVersions: { service_agreement: '2025-01', insurance: '2026-01' },
  step: 7,
});
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const literal = plain(orderWire(order!));
/** An order for a backend that supports all optional extensions. */
const reqs: Record<string, unknown> = {
  ...literal,
  vehicle_cat_id: 'C1',
  att_reg_url: '/files/reg.jpg',
  att_insp_url: '/files/insp.jpg',
  att_panel_url: '/files/panel.jpg',
  payments: {
    ...(literal['payments'] as object),
    terms_version: { service_agreement: '2025-01', insurance: '2026-01' },
  },
};

describe('fromReqs', () => {
  it('returns the sent application, ready to be paid again [LAND-006]', () => {
    expect(fromReqs(reqs, sold, KEY)).toMatchObject({
      intentKey: KEY,
      packageId: 'PK1',
      group: 'POWER TRAIN',
      tier: 'insurance',
      stateRequest: 'none',
      vin: 'WBA11111111111111',
      registeredOn: '2020-03-01',
      months: 12,
      vehicle: {
        vin: 'WBA11111111111111',
        plate: '12가3456',
        modelType: 'MERIDIAN 320D',
        categoryId: 'C1',
      },
      termVersions: { service_agreement: '2025-01', insurance: '2026-01' },
      survey: { insurance_survey: true },
      insuranceTerms: { insurance: true, insurance_personal_info_agree: true },
      registration: { url: '/files/reg.jpg', vin: 'WBA11111111111111' },
      inspection: { url: '/files/insp.jpg' },
      panel: { url: '/files/panel.jpg' },
      mileage: 45000,
      payment: {
        dealer: { id: 'D1' },
        advisor: { id: 'AD1' },
        card: 'company',
        vipCode: undefined,
        terms: { pay_personal: true },
      },
    });
  });

  it('returns the same for the strict contract, with the photos on the server [LAND-006]', () => {
    expect(fromReqs(literal, sold, KEY)).toMatchObject({
      packageId: 'PK1',
      vehicle: { plate: '12가3456', modelType: 'MERIDIAN 320D' },
      registration: { url: '', vin: 'WBA11111111111111' },
      inspection: { url: '' },
      panel: { url: '' },
      mileage: 45000,
      payment: { dealer: { id: 'D1' }, advisor: { id: 'AD1' }, card: 'company' },
    });
  });

  it('returns an extension for an extension [LAND-006]', () => {
    const extension = { ...reqs, state_req: 30, parent_subsc_id: 'S1', date_start: '2027-01-02' };

    expect(fromReqs(extension, sold, KEY)).toMatchObject({
      stateRequest: 'extension',
      parentId: 'S1',
      startsOn: '2027-01-02',
    });
  });

  it('keeps the choice of no advisor [LAND-006]', () => {
    expect(fromReqs({ ...reqs, dealer_advisor_cdk_id: null }, sold, KEY)).toMatchObject({
      payment: { advisor: 'none' },
    });
  });

  it('derives the tier from the insurance terms when the package is no longer sold', () => {
    expect(fromReqs(reqs, [], KEY)).toMatchObject({ tier: 'insurance' });
    expect(fromReqs({ ...reqs, payments: null }, [], KEY)).toMatchObject({ tier: 'plain' });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'pkg'],
    ['a list', [reqs]],
    ['an order without a package', { ...reqs, pkg: '' }],
    ['an order without a vehicle', { ...reqs, vehicle_num_id: undefined }],
    ['a package that is no text', { ...reqs, pkg: { $ne: null } }],
    ['an address as long as a book', { ...reqs, att_insp_url: 'x'.repeat(5000) }],
  ])('returns undefined for %s [LAND-007, SEC-008]', (_, value) => {
    expect(fromReqs(value, sold, KEY)).toBeUndefined();
  });

  it.each([
    ['payments', 'text'],
    ['payments', { price_payment: 'free' }],
    ['options', null],
    ['options', { vehicleData: { km: -5 } }],
    ['state_req', '30; drop'],
    ['date_start', '2027-02-30'],
  ])('accepts the rest of an order with a forged %s: %j [LAND-007, SEC-008]', (key, value) => {
    expect(fromReqs({ ...reqs, [key]: value }, sold, KEY)).toMatchObject({ packageId: 'PK1' });
  });

  it('ignores prices, because the server computes them again [SEC-008]', () => {
    const cheap = { ...reqs, price_payment: 1 };

    expect(JSON.stringify(fromReqs(cheap, sold, KEY))).not.toMatch(/price|total|list/i);
  });
});
