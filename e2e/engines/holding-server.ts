import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keptPageHeaders } from '@shared/delivery/store/headers';

export type HoldingServer = {
  origin: string;
  /** Addresses that were asked for, in their order. */
  asked: string[];
  /** What is held waits from now on until it is let go; what comes later is never answered again. */
  hold: () => void;
  /** All that waits, and nothing is held any more; with `those` what waits of them alone. */
  letGo: (those?: RegExp) => void;
  stop: () => Promise<void>;
};

/**
 * Addresses. What is held, or comes later, is kept by no browser, so that it is asked for at every start; `never` is not
 * found. `kept` is kept for an hour, as an origin may let browsers keep the page. `bare` comes without the policies of
 * its headers, as an engine sees it that does not know them.
 */
type What = { held?: RegExp; later?: RegExp; never?: RegExp; kept?: RegExp; bare?: RegExp };

const NOTHING = /(?!)/;
const POLICIES = ['content-security-policy', 'integrity-policy'];
const KEPT = keptPageHeaders(3600)['Cache-Control'];

/** Passes everything on to another server of this machine, for engines that cannot hold a request back themselves. */
export async function startHolding(
  behind: string,
  { held = NOTHING, later = NOTHING, never = NOTHING, kept = NOTHING, bare = NOTHING }: What,
): Promise<HoldingServer> {
  let isHolding = false;
  let answersLater = true;
  const waiting = new Map<() => void, string>();
  const all: string[] = [];
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    all.push(url);
    const passOn = () => {
      const onward = request(behind + url, { method, headers }, (response) => {
        const isUnkept = held.test(url) || later.test(url);
        const { headers } = response;
        if (bare.test(url)) for (const policy of POLICIES) delete headers[policy];
        answer.writeHead(response.statusCode ?? 502, {
          ...headers,
          ...(kept.test(url) && { 'cache-control': KEPT }),
          ...(isUnkept && { 'cache-control': 'no-store' }),
        });
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    if (never.test(url)) answer.writeHead(404).end();
    else if (!answersLater && later.test(url)) return;
    else if (isHolding && held.test(url)) waiting.set(passOn, url);
    else passOn();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  return {
    origin: `http://localhost:${port}`,
    asked: all,
    hold: () => {
      isHolding = true;
      answersLater = false;
    },
    letGo: (those) => {
      isHolding &&= those !== undefined;
      for (const [passOn, url] of waiting)
        if (those?.test(url) ?? true) {
          waiting.delete(passOn);
          passOn();
        }
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
