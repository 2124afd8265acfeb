import { type Journey, nextStop, previousStop, stopOf, stopsOf } from './flow';

const journey: Journey = {
  tier: 'plain',
  isExtension: false,
  mileageForAll: false,
  hasInsuranceTerms: false,
};
const insured: Journey = { ...journey, tier: 'insurance', hasInsuranceTerms: true };

describe('order of an application', () => {
  it('goes from the terms to the package at step 2 [APPLY-006]', () => {
    expect(nextStop(journey, 'SubscApplyTerm')).toEqual({ page: 'SubscApplyPkg', step: 2 });
  });
  it('goes from the vehicle straight to payment without insurance [APPLY-032]', () => {
    expect(nextStop(journey, 'SubscApplyVehicle')).toEqual({ page: 'SubscApplyReq', step: 3 });
  });
  it('passes the mileage page at the step of the payment where it is asked of everybody [APPLY-032]', () => {
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
  it('goes on from the insurance terms and the registration photo with the next step number [APPLY-010, APPLY-030]', () => {
    expect(nextStop(insured, 'SubscApplyTermInsurance')).toEqual({
      page: 'SubscApplyVehicleReg',
      step: 4,
    });
    expect(nextStop(insured, 'SubscApplyVehicleReg')).toEqual({
      page: 'SubscApplyVehicleInsp',
      step: 5,
    });
  });
  it('has insurance terms, registration and inspection photos in the insurance tier only [APPLY-034]', () => {
    const pages = stopsOf(journey).map(({ page }) => page);

    expect(pages).not.toContain('SubscApplyTermInsurance');
    expect(pages).not.toContain('SubscApplyVehicleReg');
    expect(pages).not.toContain('SubscApplyVehicleInsp');
  });
  it('lets an extension begin at the package and skip terms and vehicle [APPLY-036]', () => {
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
  it('leads from the registration document to the terms while no membership was agreed to [APPLY-011]', () => {
    const unknownVehicle = { ...insured, hasInsuranceTerms: false };

    expect(previousStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyTerm');
    expect(stopOf(unknownVehicle, 'SubscApplyVehicleReg')?.step).toBe(2);
    expect(nextStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyPkg');
  });
  it('leads from the registration document to the insurance terms that led to it', () => {
    expect(previousStop(insured, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyTermInsurance');
  });
});
