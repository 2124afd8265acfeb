import type { CDPSession } from 'playwright';

/** One request of a page. Times are milliseconds from the request of the document. */
export type PageRequest = {
  path: string;
  kind: 'script' | 'style' | 'document' | 'data' | 'font' | 'other';
  start: number;
  end: number | undefined;
  bytes: number;
  cached: boolean;
};

type Raw = {
  url: string;
  type: string;
  start: number;
  end?: number;
  bytes: number;
  cached: boolean;
};

/** Records all requests of a page, as counted by the browser: compressed bytes, including headers. */
export function recordTraffic(session: CDPSession) {
  const all = new Map<string, Raw>();
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    lastChange = Date.now();
    all.set(requestId, { url: request.url, type, start: timestamp, bytes: 0, cached: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const raw = all.get(requestId);
    if (raw) raw.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const raw = all.get(requestId);
    if (raw) raw.cached ||= response.fromDiskCache === true;
  });
  const ended = ({ requestId, timestamp, encodedDataLength = 0 }: Ended) => {
    const raw = all.get(requestId);
    if (!raw) return;
    lastChange = Date.now();
    Object.assign(raw, { end: timestamp, bytes: encodedDataLength });
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);

  return {
    asked: (): PageRequest[] => {
      const raws = [...all.values()];
      const zero = raws.find(({ type }) => type === 'Document')?.start ?? 0;
      return raws.map((raw) => ({
        path: new URL(raw.url).pathname,
        kind: kindOf(raw),
        start: Math.round((raw.start - zero) * 1000),
        end: raw.end === undefined ? undefined : Math.round((raw.end - zero) * 1000),
        bytes: raw.bytes,
        cached: raw.cached,
      }));
    },
    /** Waits until there was no network activity for this long. Gives up after `longest`. */
    quietFor: async (ms: number, longest = 15_000): Promise<void> => {
      const until = Date.now() + longest;
      const isOpen = () => [...all.values()].some(({ end }) => end === undefined);
      while (Date.now() < until && (isOpen() || Date.now() - lastChange < ms))
        await new Promise((done) => setTimeout(done, 50));
    },
  };
}

type Ended = { requestId: string; timestamp: number; encodedDataLength?: number };

function kindOf({ type, url }: Raw): PageRequest['kind'] {
  const { pathname } = new URL(url);
  if (type === 'Document') return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (pathname.endsWith('.woff2')) return 'font';
  return pathname.startsWith('/api/') ? 'data' : 'other';
}
