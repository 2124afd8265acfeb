import { inTime } from '@shared/config/waits';
import { fittedSize } from './fitted-size';
import { showsTheSame } from './shows-the-same';

/** Tried in order until the file is small enough. The result of the last one is used even if it is larger. */
const QUALITIES = [0.85, 0.7, 0.5] as const;
const SMALL_BYTES = 1024 * 1024;

/**
 * Returns the picture as a JPEG of at most 1600 pixels and usually at most 1 MB, on white, because a JPEG has no
 * transparency. Returns `undefined` when the file does not show the picture, which a browser does not always report.
 * @throws when a step throws, or misses its limit.
 */
export async function drawnPhoto(picture: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = fittedSize(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const photo = await encoded(canvas);
  if (photo === undefined) return undefined;
  const drawn = await inTime('photoStep', createImageBitmap(photo));
  const isSame = showsTheSame(picture, drawn);
  drawn.close();
  return isSame ? photo : undefined;
}

async function encoded(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    const encoding = new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    photo = await inTime('photoStep', encoding);
    if (photo === null || photo.size <= SMALL_BYTES) break;
  }
  return photo ?? undefined;
}
