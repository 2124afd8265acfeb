import { takePhoto } from '@shared/bridge';
import { type CameraKind, uploadTypes } from '@shared/domain/attachment';
import { type SendPhoto, useUpload } from '@shared/photo/use-upload';
import { useSession } from '@shared/session';
import { useState } from 'react';
import { openPictureExample, type PhotoCaution } from './open-picture-example';
import { type Shot, useShot } from './use-shot';

export type DocumentPhotoState = {
  /** Address of the stored photo. */
  url: string | undefined;
  shot: Shot;
  /** Opens the example with its caution, then the camera. The customer may cancel at each step. */
  take: () => Promise<void>;
  /** Uploads a file instead of using the camera. */
  send: SendPhoto;
};

type Parts = {
  /** Address of the photo that is stored already. */
  url: string | undefined;
  caution: PhotoCaution;
  onStored: (url: string) => void;
};

/** Takes and stores one photo of the application. Source: PHOTO-005, 009, 010; BRIDGE-002…005. */
export function useDocumentPhoto(
  kind: CameraKind,
  { url, caution, onStored }: Parts,
): DocumentPhotoState {
  const { user } = useSession();
  // The customer agrees to the caution once. A photo that is stored already followed the agreement. Source: A-101.
  const [isAgreed, setAgreed] = useState(url !== undefined);
  const vtgId = user?.vtgId ?? '';
  const shot = useShot({
    kind,
    ask: (question) => takePhoto({ vtgId, type: uploadTypes.codeOf(kind) }, question),
    onTaken: (photo) => onStored(photo.url),
  });
  const send = useUpload(kind, (stored) => {
    shot.clear();
    onStored(stored);
  });

  const take = async () => {
    const isAsked = caution === 'ask' && !isAgreed;
    if (!(await openPictureExample(kind, isAsked || caution === 'none' ? caution : 'remind')))
      return;
    setAgreed(true);
    await shot.shoot();
  };
  return { url, shot, take, send };
}
