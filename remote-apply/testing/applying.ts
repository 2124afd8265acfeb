import { clearApplication, saveAnswer, startApplication } from '@shared/application';
import { plainDate } from '@shared/domain/calendar';

export const VIN = 'WBA00000000000001';

/** An application of the insurance tier up to its insurance terms, vehicle and survey done. */
export function applyInsured(): void {
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
  saveAnswer('vehicle', {
    vin: VIN,
    plate: '123가4567',
    registeredOn: plainDate('2020-03-15'),
    modelType: '520D',
    modelYear: '2020',
    categoryId: 'C1',
  });
  saveAnswer('survey', { insurance_survey: true });
}

/** The same with the insurance terms agreed to. */
export function applyDocuments(): void {
  applyInsured();
  saveAnswer('insuranceTerms', { insurance: true, insurance_personal_info_agree: true });
}

/** The same with the registration document confirmed. */
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

type Singleton = { useHeld: { setState: (state: { application: undefined }) => void } };

/** The phone takes the webview: memory and session storage are gone, only the disk remains. */
export function killWebview(): void {
  const held = Reflect.get(globalThis, Symbol.for('@shared/application')) as Singleton;
  held.useHeld.setState({ application: undefined });
  sessionStorage.clear();
}
