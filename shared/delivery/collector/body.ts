import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const gunzipped = promisify(gunzip);

/** Largest accepted request body in bytes, before unpacking. A page sends a few thousand bytes. */
export const MOST_BYTES = 256 * 1024;
const MOST_UNPACKED = 2 * 1024 * 1024;

export class Unread extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

type Request = { type: string | undefined; encoding: string | undefined; bytes: ArrayBuffer };

/** Beacons of older browsers send `text/plain`. */
const TYPES = ['application/json', 'text/plain', ''];

export async function bodyOf({
  type = '',
  encoding = 'identity',
  bytes,
}: Request): Promise<unknown> {
  if (!TYPES.includes(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    throw new Unread(415, 'JSON alone is read: application/json');
  const text = await textOf(encoding.trim().toLowerCase(), Buffer.from(bytes));
  try {
    return JSON.parse(text);
  } catch {
    throw new Unread(400, 'this is no JSON');
  }
}

async function textOf(encoding: string, bytes: Buffer): Promise<string> {
  if (encoding === 'identity' || encoding === '') return bytes.toString('utf8');
  if (encoding !== 'gzip') throw new Unread(415, 'gzip alone is unpacked');
  try {
    return (await gunzipped(bytes, { maxOutputLength: MOST_UNPACKED })).toString('utf8');
  } catch (error) {
    const isLarge = Object(error).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? new Unread(413, 'unpacked it is too large') : new Unread(400, 'not gzip');
  }
}
