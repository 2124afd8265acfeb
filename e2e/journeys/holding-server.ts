import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keptPageHeaders } from '@shared/delivery/store/headers';

export type HoldingServer = {
  origin: string;
  /** Requested addresses, in order. */
  asked: string[];
  /** Starts to hold requests until `letGo`. From then on, `later` requests are never answered. */
  hold: () => void;
  /** Answers all held requests and stops holding. With `those`, answers only the matching ones. */
  letGo: (those?: RegExp) => void;
  stop: () => Promise<void>;
};

/**
 * Patterns of addresses. `held` and `later` are not cached by browsers, so every start requests them. `never` is
 * answered with 404. `kept` is cached for an hour, as an origin may allow for the page. `bare` comes without policy
 * headers, as in an engine that does not support them.
 */
type What = { held?: RegExp; later?: RegExp; never?: RegExp; kept?: RegExp; bare?: RegExp };

const NOTHING = /(?!)/;
const POLICIES = ['content-security-policy', 'integrity-policy'];
const KEPT = keptPageHeaders(3600)['Cache-Control'];

/** Starts a proxy of another local server, for engines that cannot hold requests themselves. */
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
