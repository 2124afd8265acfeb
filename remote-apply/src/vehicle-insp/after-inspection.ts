import type { Application } from '@shared/application';
import type { Settings } from '@shared/config/settings';

/**
 * Where a stored inspection photo leads: payment once mileage and dashboard are there, before that the page that asks
 * for them. The literal reading always leads to payment. Source: PHOTO-006, A-02.
 */
export function afterInspection(
  { panel, mileage }: Pick<Application, 'panel' | 'mileage'>,
  reading: Settings['flow']['afterInspection'],
): 'SubscApplyReq' | 'SubscApplyVehiclePanel' {
  const isComplete = panel !== undefined && mileage !== undefined;
  return reading === 'literal' || isComplete ? 'SubscApplyReq' : 'SubscApplyVehiclePanel';
}
