import type { Context } from 'hono';

/** Returns the text fields of a posted form or JSON body, without files and other values. */
export async function textsOf(c: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const isJson = c.req.header('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody();
  if (typeof body !== 'object' || body === null) return {};
  const texts = Object.entries(body).flatMap(([name, value]) => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return isPlain ? [[name, String(value)] as const] : [];
  });
  return Object.fromEntries(texts);
}
