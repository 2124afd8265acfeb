import type { Application } from '@shared/application';
import type { Settings } from '@shared/config/settings';

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
