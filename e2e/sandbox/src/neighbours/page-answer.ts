import { strictPages as strict } from '@shared/delivery/console/frame/strict-pages';
import type { Context } from 'hono';

/** Headers of the pages of the sandbox, which run scripts of their own origin. */
export const strictPages = strict({ scripts: true });

type Markup = { toString(): string } | Promise<{ toString(): string }>;

/** Sends a whole page. It is never cached, because its state may have just changed. */
export async function page(c: Context, markup: Markup, status: 200 | 400 | 404 = 200) {
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>${await markup}`, status);
}

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
