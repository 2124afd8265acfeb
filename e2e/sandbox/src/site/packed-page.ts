import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Headers } from '@shared/delivery/store/headers';
import type { Context } from 'hono';

/** Compressed pages. A process serves only a few different ones. */
const packed = new Map<string, Buffer<ArrayBuffer>>();
const MOST = 50;

/** Answers with a page as a static origin does: with an ETag, and with brotli if the browser accepts it. */
export function packedPage(c: Context, html: string, headers: Headers): Response {
  const isPacked = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  const tag = tagOf(html, isPacked);
  const sent = { ...headers, ETag: tag };
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304, sent);
  if (!isPacked) return c.body(html, 200, sent);
  return c.body(packed.get(html) ?? pack(html), 200, { ...sent, 'Content-Encoding': 'br' });
}

/** Returns the ETag. It covers the whole page of this visitor and its compression. */
const tagOf = (html: string, isPacked: boolean) =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}${isPacked ? '-br' : ''}"`;

const isKnown = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

function pack(html: string): Buffer<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const bytes = Buffer.from(brotliCompressSync(html, { params }));
  if (packed.size >= MOST) packed.clear();
  packed.set(html, bytes);
  return bytes;
}
