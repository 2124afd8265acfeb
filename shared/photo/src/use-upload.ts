import { uploadPhoto } from '@shared/api/attachments';
import { estimateReactions, type Reactions, usualReactions } from '@shared/api/reaction';
import type { UploadKind } from '@shared/domain/attachment';
import { call, react, useSession } from '@shared/session';

/** The photo stays chosen, so a failure keeps the customer here to send it again. */
const uploadReactions: Reactions = {
  ...usualReactions,
  unreachable: estimateReactions.unreachable,
  unexpected: estimateReactions.unexpected,
};

/** Sends a chosen file the way the app would; what went wrong was already said. Source: API-041. */
export function useUpload(
  kind: UploadKind,
  onStored: (url: string) => void | Promise<void>,
): (file: Blob, signal?: AbortSignal) => Promise<void> {
  const { user, env } = useSession();
  return async (file, signal) => {
    try {
      const vtgId = user?.vtgId ?? '';
      const { url } = await uploadPhoto(call, env?.hosts.prime ?? '', {
        vtgId,
        kind,
        file,
        signal,
      });
      await onStored(url);
    } catch (failure) {
      if (signal?.aborted) return; // by the customer, who knows
      await react(failure, uploadReactions);
    }
  };
}
