import { insured, start } from '../testing/insured';
import { newApplication, withAgreement, withAnswer, withPackage } from './application';

const KEY = '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01';
const otherVehicle = { ...insured.vehicle, vin: 'WBA99999999999999' };

describe('application reducers', () => {
  it.each([
    ['STANDARD', undefined, 'plain'],
    ['PREMIUM', undefined, 'plain'],
    ['POWER TRAIN', undefined, 'insurance'],
    ['PREMIUM', 'insurance', 'insurance'],
  ] as const)(
    'newApplication of %s with tier %s in the package has the tier %s',
    (group, tier, expected) => {
      expect(newApplication({ ...start, group, tier }, KEY).tier).toBe(expected);
    },
  );

  it('withAgreement keeps the agreements of two pages with the edition read last [TERMS-016]', () => {
    const first = withAgreement(newApplication(start, KEY), 'terms', {
      answers: { service_agreement: true, marketing: true },
      versions: { service_agreement: '2025-01', marketing: '2025-01' },
    });
    const second = withAgreement(first, 'insuranceTerms', {
      answers: { insurance: true },
      versions: { insurance: '2026-01' },
    });

    expect(second).toMatchObject({
      terms: { service_agreement: true, marketing: true },
      insuranceTerms: { insurance: true },
      termVersions: { service_agreement: '2025-01', marketing: '2025-01', insurance: '2026-01' },
    });
    const versions = { service_agreement: '2026-01' };
    const again = withAgreement(second, 'terms', {
      answers: { service_agreement: true },
      versions,
    });
    expect(again.termVersions).toEqual({ ...second.termVersions, ...versions });
  });

  it('withAnswer keeps all answers when the same vehicle is answered again', () => {
    expect(withAnswer(insured, 'vehicle', { ...insured.vehicle, plate: '34나5678' })).toEqual({
      ...insured,
      vehicle: { ...insured.vehicle, plate: '34나5678' },
    });
  });

  it('withAnswer removes consents, photos and mileage when another vehicle is chosen [LAW-009]', () => {
    const { survey, insuranceTerms, inspection, panel, mileage, ...others } = insured;
    const { registration, registrationDraft, ...rest } = others;

    expect(withAnswer(insured, 'vehicle', otherVehicle)).toEqual({
      ...rest,
      vin: 'WBA99999999999999',
      vehicle: otherVehicle,
      payment: { ...insured.payment, terms: {} },
    });
  });

  it('withAnswer keeps the document that came before the vehicle only if it is of this car [A-03, A-97]', () => {
    const { registration } = insured;
    const unknown = newApplication({ ...start, vin: undefined }, KEY);
    const photographed = withAnswer(unknown, 'registration', registration);
    const asServed = registration.vin.toLowerCase().replace(/(.{3})/, '$1 - ');

    expect(withAnswer(photographed, 'vehicle', otherVehicle)).not.toHaveProperty('registration');
    expect(
      withAnswer(photographed, 'vehicle', { ...insured.vehicle, vin: asServed }),
    ).toMatchObject({ registration });
  });

  it('withPackage removes discount code and payment terms of the other membership [LAW-009]', () => {
    const chosen = withPackage(insured, { packageId: 'PK2', group: 'POWER TRAIN' });

    expect(chosen).toMatchObject({ packageId: 'PK2', survey: { insurance_survey: true } });
    expect(chosen.payment).toEqual({ ...insured.payment, vipCode: undefined, terms: {} });
  });

  it('withPackage removes survey and insurance terms for another tier', () => {
    const chosen = withPackage(insured, { packageId: 'PK3', group: 'STANDARD' });

    expect(chosen.tier).toBe('plain');
    expect(chosen).not.toHaveProperty('survey');
    expect(chosen).not.toHaveProperty('insuranceTerms');
    expect(chosen).toMatchObject({ terms: insured.terms, vehicle: insured.vehicle });
  });
});
