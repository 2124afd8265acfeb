import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

/** Origin of the deployed release (`there`) and the local origin that the browser sees (`here`). */
export type Way = { there: string; here: string };

const SPOKEN = /^(text\/html|application\/json)\b/;

/** Rules of TLS must not reach this machine, because the browser would keep them. */
const OF_TLS = ['strict-transport-security', 'alt-svc'];

/** Sends the request of a browser to the deployed release. Returns the answer as this machine gives it. */
export async function relayed({ req }: Context, way: Way): Promise<Response> {
  const { there, here } = way;
  const { pathname, search } = new URL(req.url);
  const named = Object.entries(req.header()).map(([name, value]) => [
    name,
    value.replaceAll(here, there),
  ]);
  const answer = await proxy(`${there}${pathname}${search}`, {
    raw: req.raw,
    redirect: 'manual',
    headers: { ...Object.fromEntries(named), host: undefined },
  });
  const { status } = answer;
  const headers = headersHere(answer.headers, way);
  if (!SPOKEN.test(headers.get('content-type') ?? ''))
    return new Response(answer.body, { status, headers });
  headers.delete('content-length');
  return new Response((await answer.text()).replaceAll(there, here), { status, headers });
}

/** Returns the headers for this machine. Addresses point here, and cookies work on localhost without TLS. */
export function headersHere(headers: Headers, { there, here }: Way): Headers {
  const own = new Headers();
  for (const [name, value] of headers) {
    const named = value.replaceAll(there, here);
    if (!OF_TLS.includes(name)) own.append(name, name === 'set-cookie' ? cookieHere(named) : named);
  }
  return own;
}

const cookieHere = (cookie: string): string => {
  const parts = cookie.split(/;\s*/).filter((part) => !/^domain=/i.test(part));
  // Keep `Secure`: browsers refuse a cookie with this name prefix without it.
  if (/^__(Host|Secure)-/.test(cookie)) return parts.join('; ');
  const open = parts.filter((part) => !/^secure$/i.test(part));
  return open.map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax')).join('; ');
};
