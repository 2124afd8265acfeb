import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { insured } from '../testing/insured';
import { type Checkout, toOrder } from './to-order';

const checkout: Checkout = {
  vtgId: 'VTG1',
  bill: { list: won(990000), promotion: won(99000), vip: won(50000), total: won(841000) },
  promotion: { kind: 'percent', rate: 10, rounding: 'down', unit: 10 },
  number: '1120101530',
  on: plainDate('2026-11-20'),
  termVersions: { service_agreement: '2026-01' },
  step: 7,
};

describe('toOrder', () => {
  it('has all answers [API-023]', () => {
    expect(toOrder(insured, checkout)).toEqual({
      vtgId: 'VTG1',
      packageId: 'PK1',
      categoryId: 'C1',
      request: 'none',
      startsOn: undefined,
      parentId: undefined,
      dealerId: 'D1',
      advisorId: 'AD1',
      vehicle: {
        vin: 'WBA11111111111111',
        plate: '12가3456',
        registeredOn: '2020-03-01',
        modelType: 'MERIDIAN 320D',
        modelYear: '2020',
        km: 45000,
      },
      photos: {
        registration: '/files/reg.jpg',
        inspection: '/files/insp.jpg',
        panel: '/files/panel.jpg',
      },
      payment: {
        number: '1120101530',
        on: '2026-11-20',
        listPrice: 990000,
        total: 841000,
        promotion: { discount: checkout.promotion, price: 891000 },
        vipCode: { ...insured.payment.vipCode, price: 50000 },
        card: 'company',
        terms: {
          service_agreement: true,
          personal_info_agree: true,
          marketing: false,
          insurance_survey: true,
          insurance: true,
          insurance_personal_info_agree: true,
          masking_chk: true,
          pay_personal: true,
        },
        termVersions: { service_agreement: '2026-01' },
        insuranceAccepted: true,
        step: 7,
      },
    });
  });

  it('has parent and first day for an extension [EXT-006, EXT-007, EXT-008]', () => {
    const extension = {
      ...insured,
      stateRequest: 'extension' as const,
      parentId: 'S1',
      startsOn: plainDate('2027-01-02'),
    };

    expect(toOrder(extension, checkout)).toMatchObject({
      request: 'extension',
      parentId: 'S1',
      startsOn: '2027-01-02',
    });
  });

  it('has only VIN and date of the vehicle when an extension knows no more [EXT-006]', () => {
    const { registration: _document, vehicle: _entered, mileage: _km, ...known } = insured;

    expect(toOrder(known, checkout)?.vehicle).toStrictEqual({
      vin: 'WBA11111111111111',
      plate: '',
      registeredOn: '2020-03-01',
      modelType: '',
      modelYear: '',
      km: undefined,
    });
  });

  it('has no advisor when the customer chose none [PAY-016]', () => {
    const payment = { ...insured.payment, advisor: 'none' as const };

    expect(toOrder({ ...insured, payment }, checkout)?.advisorId).toBeUndefined();
  });

  it('reports no promotion when the bill has none [PRICE-008]', () => {
    expect(
      toOrder(insured, { ...checkout, promotion: undefined })?.payment.promotion,
    ).toBeUndefined();
  });

  it('has the entered vehicle when no document was photographed [ENTITY-022]', () => {
    expect(toOrder({ ...insured, registration: undefined }, checkout)?.vehicle).toMatchObject({
      modelType: '320D',
      plate: '12가3456',
    });
  });

  it.each([
    ['no dealer', { payment: { ...insured.payment, dealer: undefined } }],
    ['no advisor chosen', { payment: { ...insured.payment, advisor: 'not-chosen' as const } }],
    ['no payment answered', { payment: undefined }],
    ['no vehicle', { vehicle: undefined, registration: undefined, vin: undefined }],
  ])('returns undefined with %s [PAY-014, PAY-015]', (_, missing) => {
    expect(toOrder({ ...insured, ...missing }, checkout)).toBeUndefined();
  });
});
