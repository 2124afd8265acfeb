import type { BridgeFailureKind } from '@shared/bridge';
import { tabStorage } from '@shared/config/storage';
import type { DocumentKind } from '@shared/domain/attachment';

/** Mileage in km that belongs to the photo. Only a dashboard photo has one. */
export type Mileage = { km?: number };

type Trip = {
  mileage: Mileage;
  /** Reason why the camera gave no photo. Undefined until it answers. */
  trouble?: BridgeFailureKind;
};

/**
 * Returns the record of one document that is being photographed. The photo ends it, and so does a customer who leaves
 * the page. If a page finds it, the phone has ended the previous page behind the camera or the file chooser.
 */
export function cameraTrip(id: string, kind: DocumentKind) {
  const key = `servicecare.camera.${id}.${kind}`;
  return {
    save: ({ mileage, trouble }: Trip): void =>
      void tabStorage.setItem(key, [mileage.km, trouble].join(' ')),
    end: (): void => tabStorage.removeItem(key),
    open: (): Trip | undefined => {
      const [km, trouble] = tabStorage.getItem(key)?.split(' ') ?? [];
      if (km === undefined) return undefined;
      return {
        mileage: km ? { km: Number(km) } : {},
        trouble: (trouble || 'timeout') as BridgeFailureKind,
      };
    },
  };
}
