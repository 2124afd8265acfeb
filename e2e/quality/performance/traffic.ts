import type { CDPSession } from 'playwright';

export type PageRequest = { path: string; bytes: number; cached: boolean };

/** Records all requests of a page, as counted by the browser: compressed bytes, including headers. */
export function recordTraffic(session: CDPSession): () => PageRequest[] {
  const all = new Map<string, PageRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    all.set(requestId, { path: new URL(request.url).pathname, bytes: 0, cached: false });
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
