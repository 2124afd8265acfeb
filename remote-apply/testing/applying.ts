import { clearApplication, saveAnswer, startApplication } from '@shared/application';
import { plainDate } from '@shared/domain/calendar';
import { vehicle } from './plain';

export const VIN = 'WBA00000000000001';

/** Starts an application of the insurance tier for a car registered six years ago. Its terms are agreed to. */
export function applyPowerTrain(): void {
  clearApplication();
  startApplication({
    packageId: 'PT',
    group: 'POWER TRAIN',
    tier: 'insurance',
    vin: VIN,
    registeredOn: plainDate('2020-03-15'),
    months: 12,
    stateRequest: 'none',
  });
  saveAnswer('terms', { service_agreement: true, personal_info_agree: true });
}

/** Starts the same application, completed up to the insurance terms. Vehicle and survey are done. */
export function applyInsured(): void {
  applyPowerTrain();
  saveAnswer('vehicle', vehicle);
  saveAnswer('survey', { insurance_survey: true });
}

/** Starts the same application with the insurance terms agreed to. */
export function applyDocuments(): void {
  applyInsured();
  saveAnswer('insuranceTerms', { insurance: true, insurance_personal_info_agree: true });
}

/** Starts the same application with the registration document confirmed. */
export function applyPhotos(): void {
  applyDocuments();
  saveAnswer('registration', {
    url: '/files/reg.jpg',
    ownerName: '김하늘',
    plate: '123가4567',
    registeredOn: plainDate('2020-03-15'),
    modelType: '520D',
    modelYear: '2020',
    vin: VIN,
  });
}

/** Simulates a killed webview: memory and session storage are lost, only the disk remains. */
export function killWebview(): void {
  sessionStorage.clear();
  Reflect.set(Reflect.get(globalThis, Symbol.for('@shared/application')), 'state', undefined);
}
