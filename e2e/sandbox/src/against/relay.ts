import { type IncomingMessage, request as plain, type ServerResponse } from 'node:http';
import { request as secure } from 'node:https';
import { text } from 'node:stream/consumers';

/** Where a deployed set is, and where it seems to be: on this machine. */
export type Way = { there: string; here: string };

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Whose words hold addresses of the set. */
const SPOKEN = /^(text\/html|application\/json)\b/;

/** Of one way alone: who relays says them anew, and a rule about TLS for this machine would outlive the day. */
const OWN = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
  'alt-svc',
];

/** Asks the set what a browser asks this machine, in the name the set knows itself by. */
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

/** Hands on what the set answered. */
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

/** The same headers for this machine: addresses lead here, and cookies are kept for localhost without TLS. */
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
  // A name with this beginning is refused without the word.
  if (/^__(Host|Secure)-/.test(cookie)) return parts.join('; ');
  const open = parts.filter((part) => !/^secure$/i.test(part));
  return open.map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax')).join('; ');
};

function renamed(value: Headers[string], from: string, to: string): string | string[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value.replaceAll(from, to);
  return value.map((one) => one.replaceAll(from, to));
}
