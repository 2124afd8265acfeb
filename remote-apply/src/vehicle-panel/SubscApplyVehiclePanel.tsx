import { saveAnswer } from '@shared/application';
import { useFlow } from '../flow/use-flow';
import { useDocumentPhoto } from '../photo/use-document-photo';
import { PanelForm } from './PanelForm';

/** Shows the page of the mileage and the dashboard. Source: PHOTO-007…011, A-01, A-02. */
export function SubscApplyVehiclePanel() {
  const flow = useFlow('SubscApplyVehiclePanel');
  const { application } = flow;
  const photo = useDocumentPhoto('panel', {
    url: application?.panel?.url,
    // The customer agreed to the caution before the inspection photo, which this page requires. Source: PHOTO-010, A-59.
    caution: application?.tier === 'insurance' ? 'remind' : 'none',
    onStored: (url) => {
      saveAnswer('panel', { url });
      // Address for the camera callback: this page again, with its step. Source: PHOTO-008.
      flow.to({ page: 'SubscApplyVehiclePanel', step: flow.step }, { replace: true });
    },
  });
  if (application === undefined) return null;
  return (
    <PanelForm
      tier={application.tier}
      earlier={application.mileage}
      photo={photo}
      keep={(mileage) => saveAnswer('mileage', mileage)}
      onNext={flow.next}
      back={flow.back}
    />
  );
}
