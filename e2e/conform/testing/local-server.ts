import { listening } from '@shared/delivery/collector/listening';
import type { Hono } from 'hono';

/** Changes one answer of the backend before it is sent. */
export type Change = (answer: Response, request: Request) => Response | Promise<Response>;

/** Serves the backend on a free port of this machine. */
export async function serveLocally(backend: Hono) {
  let change: Change = (answer) => answer;
  const answered = async (request: Request) => {
    const plain = new Request(request);
    // Without compression, a change can read the answer.
    plain.headers.delete('accept-encoding');
    return change(await backend.fetch(plain), request);
  };
  const place = { port: 0, hostname: '127.0.0.1', fetch: answered };
  const { server, port } = await listening(place);
  return {
    address: `http://127.0.0.1:${port}`,
    /** Sets the change of all later answers. */
    change: (own: Change = (answer) => answer) => {
      change = own;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** Returns a change of the answers of one call. */
export const only =
  (path: RegExp, change: Change): Change =>
  (answer, request) =>
    path.test(new URL(request.url).pathname) ? change(answer, request) : answer;

/** Returns a change that allows pages of another origin. */
export const allowing =
  (origin: string, headers = 'authorization, content-type'): Change =>
  async (answer, request) => {
    const allowed = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': headers,
    };
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed });
    const all = { ...Object.fromEntries(answer.headers), ...allowed };
    return new Response(await answer.blob(), { status: answer.status, headers: all });
  };
