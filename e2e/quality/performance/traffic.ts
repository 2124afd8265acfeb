import type { CDPSession } from 'playwright';

/** One request of a page. `start` is in milliseconds from the request of the document. */
export type PageRequest = { path: string; start: number; bytes: number; cached: boolean };

/** Records all requests of a page, as counted by the browser: compressed bytes, including headers. */
export function recordTraffic(session: CDPSession): () => PageRequest[] {
  const all = new Map<string, PageRequest>();
  let zero: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    zero ??= timestamp; // the document is requested first
    const start = Math.round((timestamp - zero) * 1000);
    all.set(requestId, { path: new URL(request.url).pathname, start, bytes: 0, cached: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = all.get(requestId);
    if (one) one.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = all.get(requestId);
    if (one) one.cached ||= response.fromDiskCache === true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => [...all.values()];
}
