import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { addresses } from '../addresses';
import type { World } from '../world';
import { bodyOf, customer, type Handler } from './call';
import { documentCodes } from './documents';
import { forbidden, Refused } from './refusal';
import { newHash } from './secret';

/** 1 is the inspection sheet, 2 the panel, and 0 the registration document. */
export type PhotoType = 0 | 1 | 2;

const LARGEST = 10 * 1024 * 1024;
const storedName = /^[0-9a-f]{32}\.(jpg|png|webp)$/;

/** A registration document has a kind, and any other photo a type. */
type Attachment = { vtg_id: string; type?: '1' | '2'; kind?: string; file: unknown };

/** Stores a photo from the native app or from a page. Source: API-041, A-60, A-101. */
export const postAttachment: Handler = async (call, world) => {
  const person = customer(call);
  const { vtg_id, type, kind, file } = bodyOf<Attachment>(call);
  if (vtg_id !== person.vtgId) throw forbidden();
  if (!(file instanceof Uint8Array)) throw notAPicture();
  const isRegistration = kind === String(documentCodes.registration);
  if (isRegistration === (type !== undefined)) throw unnamed();
  const photo = isRegistration ? 0 : numberOf(type);
  const { url } = await storeUpload(world, person.id, photo, file);
  return { url: `${call.origin}${url}`, ...(!isRegistration && { type: photo }) };
};

const numberOf = (type: Attachment['type']) => (type === '1' ? 1 : 2);
const unnamed = () => new Refused(400, '사진의 종류를 확인할 수 없습니다.');
const notAPicture = () => new Refused(400, 'JPG, PNG, WEBP 사진만 올릴 수 있습니다.');

/** Writes the file before the database row, so that a row always has its file. @throws {Refused} 400, 413 */
export async function storeUpload(
  world: World,
  personId: string,
  type: PhotoType,
  bytes: Uint8Array,
) {
  if (bytes.byteLength > LARGEST)
    throw new Refused(413, '파일이 너무 큽니다. 10MB 이하의 사진을 올려 주세요.');
  const kind = pictureKind(bytes);
  if (kind === undefined) throw notAPicture();
  const name = `${newHash()}.${kind.ending}`;
  await mkdir(world.uploads, { recursive: true });
  await writeFile(join(world.uploads, `${name}.part`), bytes);
  await rename(join(world.uploads, `${name}.part`), join(world.uploads, name));
  await world.database.query(
    `insert into upload (name, person_id, photo_type, content_type, size, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [name, personId, type, kind.contentType, bytes.byteLength, world.clock.now().toISOString()],
  );
  return { url: `${addresses.files}/${name}` };
}

export async function readUpload(
  world: World,
  name: string,
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  if (!storedName.test(name)) return undefined;
  const [row] = await world.database.query<{ contentType: string }>(
    'select content_type as "contentType" from upload where name = $1',
    [name],
  );
  if (row === undefined) return undefined;
  return { bytes: await readFile(join(world.uploads, name)), contentType: row.contentType };
}

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Ending = keyof typeof contentTypes;
const endings = Object.keys(contentTypes) as Ending[];

type PictureKind = { ending: Ending; contentType: string };

/** Maximum number of pixels. A 100 kB file can claim 900 million pixels, and decoding it would use all memory. */
const MOST_PIXELS = 60_000_000;

/**
 * Returns the kind of a picture from its bytes, because the sender chooses its name and declared type. Returns
 * undefined for an unsupported kind, an unknown size or a picture that is too large to decode.
 */
function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const size = sizeOf(bytes);
  const ending = endings.find((one) => one === size?.type);
  if (size === undefined || ending === undefined) return undefined;
  const pixels = size.width * size.height;
  if (pixels === 0 || pixels > MOST_PIXELS) return undefined;
  return { ending, contentType: contentTypes[ending] };
}

function sizeOf(bytes: Uint8Array): { type?: string; width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
