import { takePhoto } from '@shared/bridge';
import { type CameraKind, uploadTypes } from '@shared/domain/attachment';
import { useUpload } from '@shared/photo/use-upload';
import { useSession } from '@shared/session';
import { openPictureExample } from './open-picture-example';
import { type Shot, useShot } from './use-shot';

export type DocumentPhotoState = {
  /** Of the stored photo. */
  url: string | undefined;
  shot: Shot;
  /** Example with its caution, camera: each may be the end of it. */
  take: () => Promise<void>;
  /** A file instead of the camera. */
  send: (file: Blob) => Promise<void>;
};

type Parts = {
  /** Of the photo that is stored already. */
  url: string | undefined;
  /** The caution must be agreed to first. */
  isCautioned: boolean;
  onStored: (url: string) => void;
};

/**
 * A photo for the application.
 * Source: PHOTO-005, 009, 010; BRIDGE-002…005.
 */
export function useDocumentPhoto(
  kind: CameraKind,
  { url, isCautioned, onStored }: Parts,
): DocumentPhotoState {
  const { user } = useSession();
  const vtgId = user?.vtgId ?? '';
  const shot = useShot({
    kind,
    ask: (question) => takePhoto({ vtgId, type: uploadTypes.codeOf(kind) }, question),
    onTaken: (photo) => onStored(photo.url),
  });
  const send = useUpload(kind, onStored);

  const take = async () => {
    if (await openPictureExample(kind, isCautioned)) await shot.shoot();
  };
  return { url, shot, take, send };
}
