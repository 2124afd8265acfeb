import type { Part } from '@shared/application';
import { entryTo, type Progress } from './entry';
import type { Journey } from './flow';

const journey: Journey = {
  tier: 'plain',
  isExtension: false,
  mileageForAll: false,
  hasInsuranceTerms: false,
};
const having = (answered: readonly Part[], over: Partial<Journey> = {}): Progress => ({
  journey: { ...journey, ...over },
  answered,
  isSurveyed: over.tier === 'insurance',
  passesPanel: true,
});

describe('entryTo', () => {
  it.each([
    'SubscApplyPkg',
    'SubscApplyVehicle',
    'SubscApplyTermInsurance',
    'SubscApplyVehicleReg',
    'SubscApplyVehicleInsp',
    'SubscApplyVehiclePanel',
    'SubscApplyReq',
  ] as const)('refuses %s without an application [GUARD-012]', (page) => {
    expect(entryTo(page, undefined, false)).toEqual({ kind: 'refused' });
  });
  it('opens the terms by address and the vehicle page by vtg_id', () => {
    expect(entryTo('SubscApplyTerm', undefined, false)).toEqual({ kind: 'enter' });
    expect(entryTo('SubscApplyVehicle', undefined, true)).toEqual({ kind: 'enter' });
  });
  it('refuses payment with a vtg_id alone and no application [GUARD-012]', () => {
    expect(entryTo('SubscApplyReq', undefined, true)).toEqual({ kind: 'refused' });
  });
  it('opens the package page for an extension without terms [APPLY-036]', () => {
    expect(entryTo('SubscApplyPkg', having([], { isExtension: true }), false).kind).toBe('enter');
  });
  it('redirects a link to a later page back to the furthest open page', () => {
    expect(entryTo('SubscApplyReq', having(['terms']), false)).toEqual({
      kind: 'elsewhere',
      stop: { page: 'SubscApplyVehicle', step: 2 },
    });
    expect(
      entryTo(
        'SubscApplyReq',
        having(['terms', 'vehicle', 'survey', 'insuranceTerms'], {
          tier: 'insurance',
          hasInsuranceTerms: true,
        }),
        false,
      ),
    ).toEqual({ kind: 'elsewhere', stop: { page: 'SubscApplyVehicleReg', step: 4 } });
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
    const documents: Part[] = [
      'terms',
      'vehicle',
      'survey',
      'insuranceTerms',
      'registration',
      'inspection',
    ];
    const insured = { tier: 'insurance', hasInsuranceTerms: true } as const;

    expect(entryTo('SubscApplyReq', having(documents, insured), false)).toEqual({
      kind: 'elsewhere',
      stop: { page: 'SubscApplyVehiclePanel', step: 6 },
    });
    expect(
      entryTo('SubscApplyReq', having([...documents, 'panel', 'mileage'], insured), false).kind,
    ).toBe('enter');
  });
});
