import { type AttachmentConfirm, parseAttachmentConfirm } from '@shared/domain/attachment';
import * as v from 'valibot';
import { maybe } from './read/part';
import { text } from './read/scalar';

/** An uploaded document and the result of its review by staff. Source: ENTITY-023, STATE-004. */
export type Attachment = {
  confirm: AttachmentConfirm;
  /** Why the customer must take the photo again. Only backends with the extension `refusal-reason` send it. */
  reason: string | undefined;
};

const NOT_LOOKED_AT: AttachmentConfirm = 'unchecked';

/** Reads a document with either notation of `confirm`. Without a `confirm`, the document is unchecked. Source: A-60. */
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
