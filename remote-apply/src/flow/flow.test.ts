import type { Part } from '@shared/application';
import { stopAddress } from './address';
import { entryTo, type Progress } from './entry';
import { type Journey, nextStop, previousStop, stopOf, stopsOf } from './flow';

const journey: Journey = {
  tier: 'plain',
  isExtension: false,
  mileageForAll: false,
  hasInsuranceTerms: false,
};
const insured: Journey = { ...journey, tier: 'insurance', hasInsuranceTerms: true };
const having = (answered: readonly Part[], over: Partial<Journey> = {}): Progress => ({
  journey: { ...journey, ...over },
  answered,
  isSurveyed: over.tier === 'insurance',
  passesPanel: true,
});

describe('flow', () => {
  it.each([
    ['the plain tier [APPLY-032]', journey, 'Term 1, Pkg 2, Vehicle 2, Req 3, Res 4'],
    [
      'the plain tier when every tier asks for the mileage [APPLY-032]',
      { ...journey, mileageForAll: true },
      'Term 1, Pkg 2, Vehicle 2, VehiclePanel 3, Req 3, Res 4',
    ],
    [
      'the insurance tier, with payment at step 7 [APPLY-033]',
      insured,
      'Term 1, Pkg 2, Vehicle 2, TermInsurance 3, VehicleReg 4, VehicleInsp 5, VehiclePanel 6, Req 7, Res 8',
    ],
  ])('numbers every page of %s', (_, of, numbered) => {
    const stops = stopsOf(of).map(({ page, step }) => `${page.slice('SubscApply'.length)} ${step}`);

    expect(stops.join(', ')).toBe(numbered);
  });

  it('starts an extension at the package and skips terms and vehicle [APPLY-036]', () => {
    const extension = { ...journey, isExtension: true };

    expect(stopsOf(extension)[0]).toEqual({ page: 'SubscApplyPkg', step: 2 });
    expect(nextStop(extension, 'SubscApplyPkg')).toEqual({ page: 'SubscApplyReq', step: 3 });
    expect(previousStop(extension, 'SubscApplyPkg')).toBeUndefined();
  });

  it('leads back from payment to the dashboard photo with insurance, else to the package [PAY-011, PAY-012]', () => {
    expect(previousStop(insured, 'SubscApplyReq')?.page).toBe('SubscApplyVehiclePanel');
    expect(previousStop(journey, 'SubscApplyReq')?.page).toBe('SubscApplyPkg');
  });

  it('leads back from the registration document to the terms before a membership is agreed to [APPLY-011]', () => {
    const unknownVehicle = { ...insured, hasInsuranceTerms: false };

    expect(previousStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyTerm');
    expect(stopOf(unknownVehicle, 'SubscApplyVehicleReg')?.step).toBe(2);
    expect(nextStop(unknownVehicle, 'SubscApplyVehicleReg')?.page).toBe('SubscApplyPkg');
  });
});

describe('stopAddress', () => {
  it('has the step, and the choice only between terms and package [APPLY-006, ROUTE-029]', () => {
    const query = new URLSearchParams('pkg=ST&vehicle=V&date=2020-03-15&term=12&step=1&vtg_id=V1');

    expect(stopAddress({ page: 'SubscApplyPkg', step: 2 }, 'SubscApplyTerm', query)).toBe(
      '/subscApply/pkg?pkg=ST&vehicle=V&date=2020-03-15&term=12&vtg_id=V1&step=2',
    );
    expect(stopAddress({ page: 'SubscApplyVehicle', step: 2 }, 'SubscApplyPkg', query)).toBe(
      '/subscApply/vehicle?vtg_id=V1&step=2',
    );
  });
});

describe('entryTo', () => {
  it.each(['SubscApplyPkg', 'SubscApplyVehicle'] as const)(
    'refuses %s without an application [GUARD-012]',
    (page) => expect(entryTo(page, undefined, false)).toEqual({ kind: 'refused' }),
  );

  it('opens the terms by address and the vehicle page by vtg_id', () => {
    expect(entryTo('SubscApplyTerm', undefined, false)).toEqual({ kind: 'enter' });
    expect(entryTo('SubscApplyVehicle', undefined, true)).toEqual({ kind: 'enter' });
  });

  it('redirects a link to a later page back to the furthest open page', () => {
    expect(entryTo('SubscApplyReq', having(['terms']), false)).toEqual({
      kind: 'elsewhere',
      stop: { page: 'SubscApplyVehicle', step: 2 },
    });
    const surveyed = having(['terms', 'vehicle', 'survey', 'insuranceTerms'], insured);
    expect(entryTo('SubscApplyReq', surveyed, false)).toEqual({
      kind: 'elsewhere',
      stop: { page: 'SubscApplyVehicleReg', step: 4 },
    });
  });

  it.each([
    ['SubscApplyVehicleReg', insured],
    ['SubscApplyPkg', journey],
  ] as const)('opens %s when the vehicle page began the application [A-08]', (page, on) => {
    const answered: Part[] = ['vehicle', 'survey', 'insuranceTerms'];

    expect(entryTo(page, having(answered, on), false).kind).toBe('enter');
  });

  it('stops the insurance tier when the survey is missing [SURVEY-009]', () => {
    const unasked = having(['terms', 'vehicle'], { tier: 'insurance' });

    expect(entryTo('SubscApplyTermInsurance', unasked, false).kind).toBe('elsewhere');
  });
  it.each(['SubscApplyTermInsurance', 'SubscApplyVehicleInsp'] as const)(
    'never opens %s for another tier [APPLY-034]',
    (page) => {
      const all: Part[] = ['terms', 'vehicle', 'insuranceTerms', 'registration'];

      expect(entryTo(page, having(all), false).kind).toBe('elsewhere');
    },
  );
  it('opens payment for the insurance tier only after documents and mileage [APPLY-033]', () => {
    const before: Part[] = ['terms', 'vehicle', 'survey', 'insuranceTerms'];
    const documents: Part[] = [...before, 'registration', 'inspection'];

    expect(entryTo('SubscApplyReq', having(documents, insured), false)).toEqual({
      kind: 'elsewhere',
      stop: { page: 'SubscApplyVehiclePanel', step: 6 },
    });
    expect(
      entryTo('SubscApplyReq', having([...documents, 'panel', 'mileage'], insured), false).kind,
    ).toBe('enter');
  });
});
