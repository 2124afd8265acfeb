import { type Application, currentApplication, saveAnswer } from '@shared/application';
import { type Settings, settings } from '@shared/config/settings';
import { addMonths } from '@shared/domain/calendar';
import { INSPECTION_SHEET_YEARS } from '@shared/domain/validation/inspection-date';
import { today } from '@shared/session';
import { stopOf } from '../flow/flow';
import { journeyOf } from '../flow/progress';
import { useFlow } from '../flow/use-flow';
import { useDocumentPhoto } from '../photo/use-document-photo';
import { InspectionPhoto } from './InspectionPhoto';

/** Shows the page of the inspection sheet. Source: PHOTO-001…006, APPLY-034, A-02. */
export function SubscApplyVehicleInsp() {
  const flow = useFlow('SubscApplyVehicleInsp');
  const goOn = () => {
    const now = currentApplication();
    const page = now && afterInspection(now, settings.flow.afterInspection);
    const stop = now && page && stopOf(journeyOf(now), page);
    if (stop) flow.to(stop);
  };
  const photo = useDocumentPhoto('inspection', {
    url: flow.application?.inspection?.url,
    caution: 'ask',
    onStored: (url) => {
      saveAnswer('inspection', { url });
      goOn();
    },
  });
  if (flow.application === undefined) return null;
  return (
    <InspectionPhoto
      oldestDay={addMonths(today(), -12 * INSPECTION_SHEET_YEARS)}
      photo={photo}
      onNext={goOn}
      back={flow.back}
    />
  );
}

/**
 * Returns the page after a stored inspection photo: payment if mileage and dashboard photo exist, else the page that
 * asks for them. The setting `literal` always leads to payment. Source: PHOTO-006, A-02.
 */
export function afterInspection(
  { panel, mileage }: Pick<Application, 'panel' | 'mileage'>,
  reading: Settings['flow']['afterInspection'],
): 'SubscApplyReq' | 'SubscApplyVehiclePanel' {
  const isComplete = panel !== undefined && mileage !== undefined;
  return reading === 'literal' || isComplete ? 'SubscApplyReq' : 'SubscApplyVehiclePanel';
}
