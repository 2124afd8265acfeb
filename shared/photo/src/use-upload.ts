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
): (file: Blob) => Promise<void> {
  const { user, env } = useSession();
  return async (file) => {
    try {
      const vtgId = user?.vtgId ?? '';
      const { url } = await uploadPhoto(call, env?.hosts.prime ?? '', { vtgId, kind, file });
      await onStored(url);
    } catch (failure) {
      await react(failure, uploadReactions);
    }
  };
}
