import type { Resubmission, Subscription } from '@shared/api/subscription';
import { type Recognition, recogniseRegistration, takePhoto } from '@shared/bridge';
import { type DocumentKind, uploadTypes } from '@shared/domain/attachment';
import { parsePlateNumber } from '@shared/domain/validation/plate-number';
import { parseVin } from '@shared/domain/validation/vin';
import { confirm } from '@shared/popup';
import { otherVehicle } from './resubmit.copy';

export type Camera = {
  vtgId: string;
  /** Waits for the camera until the customer cancels. */
  wait: <T>(answer: Promise<T>) => Promise<T>;
};

/**
 * Takes the photo of one document. For the registration document it also returns the recognised values. If they are for
 * another vehicle, the customer must confirm that the document is right. Source: BRIDGE-001, 002; A-47.
 * @throws {BridgeFailure}
 */
export async function takeDocument(
  kind: DocumentKind,
  subscription: Subscription,
  { vtgId, wait }: Camera,
): Promise<Resubmission | undefined> {
  if (kind === 'registration') {
    return papersOf(await wait(recogniseRegistration()), subscription);
  }
  const { url } = await wait(takePhoto({ vtgId, type: uploadTypes.codeOf(kind) }));
  return { photos: { [kind]: url } };
}

/**
 * Returns the change that a recognised document makes, or `undefined` when the customer says that it is for another
 * vehicle.
 */
export async function papersOf(
  read: Recognition,
  { vin, vehicle }: Subscription,
): Promise<Resubmission | undefined> {
  const readVin = parseVin(read.vin);
  const isOther = readVin.ok && readVin.value !== vin;
  // The camera may misread a letter, so the customer decides. Staff check the photo.
  if (isOther && !(await confirm(otherVehicle))) return undefined;
  const plate = parsePlateNumber(read.plate);
  return {
    vehicle: {
      ...vehicle,
      plate: plate.ok ? plate.value : vehicle.plate,
      modelType: read.modelType || vehicle.modelType,
      modelYear: read.modelYear || vehicle.modelYear,
    },
    photos: { registration: read.url },
  };
}
