import { uploadPhoto } from '@shared/api/attachments';
import { stayingReactions } from '@shared/api/reaction';
import type { DocumentKind } from '@shared/domain/attachment';
import { call, environment, react, useSession } from '@shared/session';

/** Sends a photo. `onProgress` gets the share that has been sent, from 0 to 1. */
export type SendPhoto = (
  photo: Blob,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
) => Promise<void>;

/** Returns the function that uploads a chosen photo as the app would, and shows any failure. Source: API-041. */
export function useUpload(
  kind: DocumentKind,
  onStored: (url: string, signal?: AbortSignal) => void | Promise<void>,
): SendPhoto {
  const { user } = useSession();
  return async (file, signal, onProgress) => {
    try {
      const vtgId = user?.vtgId ?? '';
      const env = await environment();
      const { url } = await uploadPhoto(call, env?.hosts.prime ?? '', {
        vtgId,
        kind,
        file,
        signal,
        onProgress,
      });
      if (!signal?.aborted) await onStored(url, signal);
    } catch (failure) {
      if (signal?.aborted) return; // The customer cancelled, so no message is needed.
      await react(failure, stayingReactions); // The photo stays chosen and can be sent again.
    }
  };
}
