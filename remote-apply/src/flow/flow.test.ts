import { type Journey, nextStop, previousStop, stopOf, stopsOf } from './flow';

const journey: Journey = {
  tier: 'plain',
  isExtension: false,
  mileageForAll: false,
  hasInsuranceTerms: false,
};
const insured: Journey = { ...journey, tier: 'insurance', hasInsuranceTerms: true };

describe('order of the application pages', () => {
  it('goes from the terms to the package at step 2 [APPLY-006]', () => {
    expect(nextStop(journey, 'SubscApplyTerm')).toEqual({ page: 'SubscApplyPkg', step: 2 });
  });
  it.each([
    ['', journey, 'Term 1, Pkg 2, Vehicle 2, Req 3, Res 4'],
    [
      ' when every tier asks for the mileage',
      { ...journey, mileageForAll: true },
      'Term 1, Pkg 2, Vehicle 2, VehiclePanel 3, Req 3, Res 4',
    ],
  ])('numbers every page of the plain tier%s [APPLY-032]', (_, plain, numbered) => {
    const stops = stopsOf(plain).map(
      ({ page, step }) => `${page.slice('SubscApply'.length)} ${step}`,
    );

    expect(stops.join(', ')).toBe(numbered);
  });
  it('goes from the vehicle directly to payment without insurance [APPLY-032]', () => {
    expect(nextStop(journey, 'SubscApplyVehicle')).toEqual({ page: 'SubscApplyReq', step: 3 });
  });
  it('uses the step of payment for the mileage page when every tier asks for the mileage [APPLY-032]', () => {
    const asked = { ...journey, mileageForAll: true };

    expect(nextStop(asked, 'SubscApplyVehicle')).toEqual({
      page: 'SubscApplyVehiclePanel',
      step: 3,
    });
    expect(nextStop(asked, 'SubscApplyVehiclePanel')).toEqual({ page: 'SubscApplyReq', step: 3 });
  });
  it('passes vehicle, insurance terms, photos and payment at step 7 with insurance [APPLY-033]', () => {
    expect(stopsOf(insured).map(({ page, step }) => `${page} ${step}`)).toEqual([
      'SubscApplyTerm 1',
      'SubscApplyPkg 2',
      'SubscApplyVehicle 2',
      'SubscApplyTermInsurance 3',
      'SubscApplyVehicleReg 4',
      'SubscApplyVehicleInsp 5',
      'SubscApplyVehiclePanel 6',
      'SubscApplyReq 7',
      'SubscApplyRes 8',
    ]);
  });
  it('uses the next step number after the insurance terms and the registration photo [APPLY-010, APPLY-030]', () => {
    expect(nextStop(insured, 'SubscApplyTermInsurance')).toEqual({
      page: 'SubscApplyVehicleReg',
      step: 4,
    });
    expect(nextStop(insured, 'SubscApplyVehicleReg')).toEqual({
      page: 'SubscApplyVehicleInsp',
      step: 5,
    });
  });
  it('has insurance terms, registration and inspection photos only in the insurance tier [APPLY-034]', () => {
    const pages = stopsOf(journey).map(({ page }) => page);

    expect(pages).not.toContain('SubscApplyTermInsurance');
    expect(pages).not.toContain('SubscApplyVehicleReg');
    expect(pages).not.toContain('SubscApplyVehicleInsp');
  });
  it('starts an extension at the package and skips terms and vehicle [APPLY-036]', () => {
    const extension = { ...journey, isExtension: true };

    expect(stopsOf(extension)[0]).toEqual({ page: 'SubscApplyPkg', step: 2 });
    expect(nextStop(extension, 'SubscApplyPkg')).toEqual({ page: 'SubscApplyReq', step: 3 });
    expect(previousStop(extension, 'SubscApplyPkg')).toBeUndefined();
  });
});

describe('back arrow', () => {
  it('leads from payment to the dashboard photo with insurance, else to the package [PAY-011, PAY-012]', () => {
    expect(previousStop(insured, 'SubscApplyReq')?.page).toBe('SubscApplyVehiclePanel');
    expect(previousStop(journey, 'SubscApplyReq')?.page).toBe('SubscApplyPkg');
  });
  it('leads from the insurance terms to the package [APPLY-031]', () => {
    expect(previousStop(insured, 'SubscApplyTermInsurance')).toEqual({
      page: 'SubscApplyPkg',
      step: 2,
    });
  });
  it('leads from the registration document to the terms before a membership is agreed to [APPLY-011]', () => {
    const unknownVehicle = { ...insured, hasInsuranceTerms: false };

    expect(previousStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyTerm');
    expect(stopOf(unknownVehicle, 'SubscApplyVehicleReg')?.step).toBe(2);
    expect(nextStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyPkg');
  });
  it('leads from the registration document back to the insurance terms', () => {
    expect(previousStop(insured, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyTermInsurance');
  });
});
