import { type AttachmentConfirm, parseAttachmentConfirm } from '@shared/domain/attachment';
import * as v from 'valibot';
import { text } from './wire';

/** An uploaded document and what staff said about it. Source: ENTITY-023, STATE-004. */
export type Attachment = {
  confirm: AttachmentConfirm;
  url: string | undefined;
  /** Why it is to be taken again. */
  reason: string | undefined;
};

const NOT_LOOKED_AT: AttachmentConfirm = 'unchecked';

/** Both notations of `confirm` are read; one nobody set yet is unchecked. Source: A-60. */
export const attachment = v.pipe(
  v.nullish(
    v.object({
      url: text,
      options: v.nullish(v.object({ confirm: v.optional(v.unknown()), reason: text })),
    }),
    null,
  ),
  v.transform((wire): Attachment | undefined =>
    wire
      ? {
          confirm: parseAttachmentConfirm(wire.options?.confirm) ?? NOT_LOOKED_AT,
          url: wire.url,
          reason: wire.options?.reason,
        }
      : undefined,
  ),
);
