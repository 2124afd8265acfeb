import { type IncomingMessage, request as plain, type ServerResponse } from 'node:http';
import { request as secure } from 'node:https';
import { text } from 'node:stream/consumers';

/** Origin of the deployed release (`there`) and the local origin that the browser sees (`here`). */
export type Way = { there: string; here: string };

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Content types whose text contains addresses of the release. */
const SPOKEN = /^(text\/html|application\/json)\b/;

/**
 * Headers that apply to one connection only. A TLS rule must not reach this machine either, because the browser would
 * keep it.
 */
const OWN = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
  'alt-svc',
];

/** Sends the request of a browser to the deployed release, with the host name of the release. */
export function asked(asking: IncomingMessage, { there, here }: Way): Promise<IncomingMessage> {
  const { origin, protocol } = new URL(there);
  const headers = Object.fromEntries(
    Object.entries(asking.headers).map(([name, value]) => [name, renamed(value, here, origin)]),
  );
  const ask = protocol === 'https:' ? secure : plain;
  return new Promise((done, failed) => {
    const request = ask(
      `${origin}${asking.url ?? '/'}`,
      {
        method: asking.method,
        headers: { ...headers, host: new URL(origin).host, 'accept-encoding': 'identity' },
      },
      done,
    );
    request.on('error', failed);
    asking.pipe(request);
  });
}

/** Sends the answer of the release to the browser. */
export async function handedOn(
  answer: IncomingMessage,
  way: Way,
  to: ServerResponse,
): Promise<void> {
  const headers = headersHere(answer.headers, way);
  const status = answer.statusCode ?? 502;
  if (!SPOKEN.test(answer.headers['content-type'] ?? '')) {
    to.writeHead(status, headers);
    answer.pipe(to);
    return;
  }
  const said = Buffer.from((await text(answer)).replaceAll(new URL(way.there).origin, way.here));
  to.writeHead(status, { ...headers, 'content-length': said.length }).end(said);
}

/** Returns the headers for this machine. Addresses point here, and cookies work on localhost without TLS. */
export function headersHere(
  headers: Headers,
  { there, here }: Way,
): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  return Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const given = renamed(value, new URL(there).origin, here);
      if (given === undefined) return [];
      return [[name, name === 'set-cookie' ? [given].flat().map(cookieHere) : given] as const];
    }),
  );
}

const cookieHere = (cookie: string): string => {
  const parts = cookie.split(/;\s*/).filter((part) => !/^domain=/i.test(part));
  // Keep `Secure`: browsers refuse a cookie with this name prefix without it.
  if (/^__(Host|Secure)-/.test(cookie)) return parts.join('; ');
  const open = parts.filter((part) => !/^secure$/i.test(part));
  return open.map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax')).join('; ');
};

function renamed(value: Headers[string], from: string, to: string): string | string[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value.replaceAll(from, to);
  return value.map((one) => one.replaceAll(from, to));
}
