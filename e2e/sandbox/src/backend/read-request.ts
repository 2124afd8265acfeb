import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEVELOPER_IP, DEVICE_COOKIE } from '../device';
import { Refused } from './refusal';

export type ReadRequest = Awaited<ReturnType<typeof readRequest>>;

/** Maximum sizes in bytes: a JSON or form body, and an upload (photo and form). */
const LONGEST_TEXT = 256 * 1024;
const LARGEST_UPLOAD = 11 * 1024 * 1024;

/** Reads a request once, with its body. Of repeated query names it takes the first value. @throws {Refused} 400, 413 */
export async function readRequest(c: Context) {
  const contentType =
    (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return {
    params: c.req.param() as Readonly<Record<string, string>>,
    query: c.req.query() as Readonly<Record<string, string>>,
    header: (name: string) => c.req.header(name),
    headerNames: [...c.req.raw.headers.keys()],
    contentType,
    body: c.req.method === 'GET' ? undefined : await readBody(c, contentType),
    bearer: /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1],
    cookie: (name: string) => getCookie(c, name),
    clientIp: ipOf(c),
    origin: openedOrigin(c),
  };
}

async function readBody(c: Context, contentType: string): Promise<unknown> {
  const isUpload = contentType === 'multipart/form-data';
  const limit = isUpload ? LARGEST_UPLOAD : LONGEST_TEXT;
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge();
  if (bytes.byteLength === 0) return undefined;
  try {
    if (isUpload) return await fieldsOf(c, bytes);
    const text = new TextDecoder().decode(bytes);
    if (contentType === 'application/x-www-form-urlencoded')
      return Object.fromEntries(new URLSearchParams(text));
    return contentType === 'application/json' ? JSON.parse(text, withoutPrototypes) : text;
  } catch {
    throw new Refused(400, '요청을 읽을 수 없습니다.');
  }
}

async function fieldsOf(c: Context, bytes: ArrayBuffer): Promise<Record<string, unknown>> {
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData();
  const fields = [...form.entries()].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

const tooLarge = () => new Refused(413, '파일이 너무 큽니다. 10MB 이하의 사진을 올려 주세요.');

const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const withoutPrototypes = (key: string, value: unknown): unknown =>
  prototypeKeys.includes(key) ? undefined : value;

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Returns the address of the connection. Ignores forwarding headers, because anyone can send them. A browser that staff
 * opened as the developer device gets the developer address.
 */
function ipOf(c: Context): string {
  if (getCookie(c, DEVICE_COOKIE) === 'developer') return DEVELOPER_IP;
  const { incoming } = (c.env ?? {}) as Bindings;
  return incoming?.socket?.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';
}

/** Returns the origin that the visitor has opened: that of the sandbox, or of a server such as nginx before it. */
function openedOrigin(c: Context): string {
  const host = c.req.header('x-forwarded-host');
  if (host === undefined) return new URL(c.req.url).origin;
  return `${c.req.header('x-forwarded-proto') ?? 'http'}://${host}`;
}
