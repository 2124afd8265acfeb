import type { Context } from 'hono';

/** Returns the origin that the visitor has opened: that of the sandbox, or of a server such as nginx before it. */
export function openedOrigin(c: Context): string {
  const host = c.req.header('x-forwarded-host');
  if (host === undefined) return new URL(c.req.url).origin;
  return `${c.req.header('x-forwarded-proto') ?? 'http'}://${host}`;
}
