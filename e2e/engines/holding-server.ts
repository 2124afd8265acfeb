import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HoldingServer = {
  origin: string;
  /** What is held waits from now on until it is let go; what comes later is never answered again. */
  hold: () => void;
  letGo: () => void;
  stop: () => Promise<void>;
};

/** Addresses. None of them is kept by a browser, so that each is asked for at every start; `never` is not found. */
type What = { held: RegExp; later: RegExp; never: RegExp };

/** Passes everything on to another server of this machine, for engines that cannot hold a request back themselves. */
export async function startHolding(
  behind: string,
  { held, later, never }: What,
): Promise<HoldingServer> {
  let isHolding = false;
  let answersLater = true;
  const waiting = new Set<() => void>();
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const passOn = () => {
      const onward = request(behind + url, { method, headers }, (response) => {
        const unkept = (held.test(url) || later.test(url)) && { 'cache-control': 'no-store' };
        answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...unkept });
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    if (never.test(url)) answer.writeHead(404).end();
    else if (!answersLater && later.test(url)) return;
    else if (isHolding && held.test(url)) waiting.add(passOn);
    else passOn();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  return {
    origin: `http://localhost:${port}`,
    hold: () => {
      isHolding = true;
      answersLater = false;
    },
    letGo: () => {
      isHolding = false;
      for (const passOn of waiting) passOn();
      waiting.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
