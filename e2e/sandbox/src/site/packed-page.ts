import { brotliCompressSync, constants } from 'node:zlib';
import type { Headers } from '@shared/delivery/store/headers';
import type { Context } from 'hono';

/** Every page that was sent, as small as it gets; a process serves a handful of them. */
const packed = new Map<string, Buffer<ArrayBuffer>>();
const MOST = 50;

/** Answers a page as its static origin would: in brotli where the browser takes it. */
export function packedPage(c: Context, html: string, headers: Headers): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  if (!/\bbr\b/.test(accepted)) return c.body(html, 200, { ...headers, Vary: 'Accept-Encoding' });
  const bytes = packed.get(html) ?? pack(html);
  return c.body(bytes, 200, { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': 'br' });
}

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
