import { inTime, Overdue } from '@shared/config/waits';
import { fail, ok, type Result } from '@shared/domain/result';
import { decodedPhoto } from './decoded-photo';
import { drawnPhoto } from './drawn-photo';
import { type ImageKind, imageKind } from './image-kind';
import { pixelCount } from './image-parts';
import { withoutMetadata } from './without-metadata';

export type PhotoFileProblem =
  | 'not-a-photo'
  | 'too-large'
  | 'too-many-pixels'
  | 'unreadable'
  | 'not-drawn'
  | 'overdue';

const MOST_BYTES = 30 * 1024 * 1024;
/** Maximum number of pixels. Decoding more could use up a phone's memory: a file of 100 kB may have 900 million. */
const MOST_PIXELS = 60_000_000;
/** Largest photo that is sent as it is. The file storage accepts no larger one. */
const MOST_BYTES_AS_IT_IS = 10 * 1024 * 1024;

/**
 * Returns the chosen photo as an upright JPEG of at most 1600 pixels and usually at most 1 MB. The photo is drawn
 * again, so that only a real picture is sent, without its place and date. If this phone cannot draw it, returns the
 * photo as it is, without place and date, unless it is too large.
 * Each step has a limit and a check of its result, and this promise never rejects.
 */
export async function preparedPhoto(file: Blob): Promise<Result<Blob, PhotoFileProblem>> {
  if (file.size > MOST_BYTES) return fail('too-large');
  // The whole file at once, because a file of a cloud may change or go before the next step.
  const read = await done(() => inTime('photo', file.arrayBuffer()));
  if (!read.ok) return fail(read.error === 'overdue' ? 'overdue' : 'unreadable');
  const bytes = new Uint8Array(read.value);
  if (bytes.length === 0 || bytes.length !== file.size) return fail('unreadable');

  const kind = imageKind(bytes);
  const pixels = kind && pixelCount(kind, new DataView(read.value));
  if (kind === undefined || pixels === undefined) return fail('not-a-photo');
  if (pixels > MOST_PIXELS) return fail('too-many-pixels');
  const held = new Blob([bytes], { type: `image/${kind}` });
  const picture = await done(() => decodedPhoto(held));
  if (!picture.ok) return fail(picture.error === 'overdue' ? 'overdue' : 'unreadable');
  if (picture.value.width * picture.value.height > MOST_PIXELS) return fail('too-many-pixels');
  const drawn = await drawnPhoto(picture.value).catch(() => undefined);
  return drawn === undefined ? asItIs(kind, bytes) : ok(drawn);
}

function asItIs(kind: ImageKind, bytes: Uint8Array<ArrayBuffer>): Result<Blob, PhotoFileProblem> {
  const photo = new Blob(withoutMetadata(kind, bytes), { type: `image/${kind}` });
  return photo.size > MOST_BYTES_AS_IT_IS ? fail('not-drawn') : ok(photo);
}

/** Returns the result of one step of the browser, which may throw, reject or never end. */
async function done<T>(step: () => Promise<T>): Promise<Result<T, 'refused' | 'overdue'>> {
  try {
    return ok(await step());
  } catch (thrown) {
    return fail(thrown instanceof Overdue ? 'overdue' : 'refused');
  }
}
