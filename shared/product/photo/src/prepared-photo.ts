import { inTime, Overdue } from '@shared/config/waits';
import { fail, ok, type Result } from '@shared/domain/result';
import { fittedSize } from './fitted-size';
import { imageKind, LONGEST_BEGINNING } from './image-kind';
import { pixelCount } from './pixel-count';

/** Why a chosen file cannot be sent. */
export type PhotoFileProblem = 'not-a-photo' | 'too-large' | 'too-many-pixels' | 'overdue';

const MOST_BYTES = 30 * 1024 * 1024;
/** Maximum number of pixels. Decoding more could use up a phone's memory: a file of 100 kB may have 900 million. */
const MOST_PIXELS = 60_000_000;
/** Tried in order until the file is small enough. The result of the last one is used even if it is larger. */
const QUALITIES = [0.85, 0.7, 0.5] as const;
const SMALL_BYTES = 1024 * 1024;

/**
 * Returns the chosen photo as an upright JPEG of at most 1600 pixels and usually at most 1 MB. The photo is drawn
 * again, so that only a real picture is sent, without its place and date. Returns `overdue` if the browser does not
 * finish within `waits.photo`, so that the button becomes free again.
 */
export async function preparedPhoto(file: Blob): Promise<Result<Blob, PhotoFileProblem>> {
  try {
    return await inTime('photo', prepared(file));
  } catch (thrown) {
    if (thrown instanceof Overdue) return fail('overdue');
    throw thrown;
  }
}

async function prepared(file: Blob): Promise<Result<Blob, PhotoFileProblem>> {
  if (file.size > MOST_BYTES) return fail('too-large');
  const beginning = await file.slice(0, LONGEST_BEGINNING).arrayBuffer();
  const kind = imageKind(new Uint8Array(beginning));
  const pixels = kind && (await pixelCount[kind](file));
  if (pixels === undefined) return fail('not-a-photo');
  if (pixels > MOST_PIXELS) return fail('too-many-pixels');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (picture === undefined) return fail('not-a-photo');
  if (picture.width * picture.height > MOST_PIXELS) return fail('too-many-pixels');
  return drawnAnew(picture);
}

async function drawnAnew(picture: ImageBitmap): Promise<Result<Blob, PhotoFileProblem>> {
  const { width, height } = fittedSize(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  let drawn: Blob | null = null;
  for (const quality of QUALITIES) {
    drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (drawn === null || drawn.size <= SMALL_BYTES) break;
  }
  return drawn ? ok(drawn) : fail('not-a-photo');
}
