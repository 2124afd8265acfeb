import { tabStorage } from '@shared/config/storage';
import type { DocumentKind } from '@shared/domain/attachment';

/** Mileage in km that belongs to the photo. Only a dashboard photo has one. */
export type Trip = { km?: number };

/**
 * Returns the record that the camera works on one document. An answer of the camera ends it, and so does a customer who
 * leaves the page. If a page finds it open, the phone has ended the previous page before the answer.
 */
export function cameraTrip(id: string, kind: DocumentKind) {
  const key = `servicecare.camera.${id}.${kind}`;
  return {
    begin: ({ km }: Trip): void => void tabStorage.setItem(key, String(km ?? '')),
    end: (): void => tabStorage.removeItem(key),
    open: (): Trip | undefined => {
      const km = tabStorage.getItem(key);
      if (km === null) return undefined;
      return km === '' ? {} : { km: Number(km) };
    },
  };
}
