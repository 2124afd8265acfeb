import { inTime } from '@shared/config/waits';

/**
 * Returns the photo as an element, because every supported engine decodes and draws it upright. Engines differ in the
 * options of `createImageBitmap`: an unknown one is an error.
 * @throws when the bytes are no picture, or the limit is over.
 */
export async function decodedPhoto(photo: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(photo);
  image.src = address;
  try {
    await inTime('photoStep', image.decode());
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}
