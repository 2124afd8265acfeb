import { type AttachmentConfirm, parseAttachmentConfirm } from '@shared/domain/attachment';
import * as v from 'valibot';
import { maybe } from './read/part';
import { text } from './read/scalar';

/** An uploaded document and what staff said about it. Source: ENTITY-023, STATE-004. */
export type Attachment = {
  confirm: AttachmentConfirm;
  /** Why it is to be taken again, where the backend says so (`refusal-reason`). */
  reason: string | undefined;
};

const NOT_LOOKED_AT: AttachmentConfirm = 'unchecked';

/** Both notations of `confirm` are read; one that is not set yet is unchecked. Source: A-60. */
export const attachment = v.pipe(
  maybe(
    v.object({
      options: maybe(v.object({ confirm: v.optional(v.unknown()), reason: text })),
    }),
  ),
  v.transform((wire): Attachment | undefined =>
    wire
      ? {
          confirm: parseAttachmentConfirm(wire.options?.confirm) ?? NOT_LOOKED_AT,
          reason: wire.options?.reason,
        }
      : undefined,
  ),
);
