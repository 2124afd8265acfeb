import { clearApplication, saveAgreement, saveAnswer, startApplication } from '@shared/application';
import { plainDate } from '@shared/domain/calendar';
import { FIVE_SERIES } from './shop';

const registeredOn = plainDate('2020-03-15');
const start = { vin: FIVE_SERIES, registeredOn, months: 12 } as const;

/** Starts a STANDARD application. Its terms were agreed to last year, so another version is in effect now. */
export function applyPlain(): void {
  clearApplication();
  startApplication({ ...start, packageId: 'ST', group: 'STANDARD', stateRequest: 'none' });
  saveAgreement('terms', {
    answers: { service_agreement: true, personal_info_agree: true, marketing: false },
    versions: {
      service_agreement: '2025-01',
      personal_info_agree: '2026-01',
      marketing: '2026-01',
    },
  });
}

export const vehicle = {
  vin: FIVE_SERIES,
  plate: '123가4567',
  registeredOn,
  modelType: '520d M 스포츠',
  modelYear: '2020',
  categoryId: 'C1',
};

/** Starts the same application with its vehicle, so that the payment page may be opened. */
export function applyVehicle(): void {
  applyPlain();
  saveAnswer('vehicle', vehicle);
}

/** Starts an extension of S1, as the status page does. */
export function applyExtension(): void {
  clearApplication();
  startApplication({
    ...start,
    registeredOn: undefined,
    packageId: 'ST',
    group: 'STANDARD',
    stateRequest: 'extension',
    parentId: 'S1',
    startsOn: plainDate('2026-12-05'),
  });
}
