import type { Transport, WireAnswer, WireRequest } from './client';

type Early = Record<string, Promise<{ status: number; body: unknown; date?: string }>>;

declare global {
  /** GETs the page's starter sent before any bundle arrived, by path and query. */
  interface Window {
    __early?: Early;
  }
}

/** The network. A GET the page sent ahead is taken over once; everything else goes through axios. */
export const browserTransport: Transport = async (request) =>
  (await sentAhead(request)) ?? throughAxios(request);

async function sentAhead({ method, url }: WireRequest): Promise<WireAnswer | undefined> {
  const early = typeof window === 'undefined' ? undefined : window.__early;
  if (method !== 'GET' || !early || !Object.hasOwn(early, url)) return undefined;
  const answer = early[url];
  delete early[url];
  return answer?.catch(() => undefined); // sent again the usual way
}

/** Loaded with the first call that needs it, so that it is no part of the first view. */
async function throughAxios(request: WireRequest): Promise<WireAnswer> {
  const { method, url, headers, body, as, timeoutMs } = request;
  const deadline = new Deadline(timeoutMs, request.signal);
  try {
    const { default: axios } = await import('axios');
    const response = await axios.request<unknown>({
      method,
      url,
      headers: { ...headers },
      data: body,
      responseType: as === 'blob' ? 'blob' : 'text',
      // What was sent is sent as it is, and raw text comes back: both are the client's business.
      transformRequest: (data: unknown) => data,
      transformResponse: (text: unknown) => text,
      signal: deadline.signal,
      validateStatus: () => true,
    });
    const date: unknown = response.headers['date'];
    return {
      status: response.status,
      statusText: response.statusText,
      body: response.data,
      date: typeof date === 'string' ? date : undefined,
    };
  } finally {
    deadline.clear();
  }
}

/** Over the whole exchange: a body that only drips in would outlive a timeout of the first byte. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly signal: AbortSignal = this.#controller.signal;

  constructor(ms: number, asked: AbortSignal | undefined) {
    const stop = () => this.#controller.abort();
    this.#timer = setTimeout(stop, ms);
    if (asked?.aborted) stop();
    asked?.addEventListener('abort', stop, { once: true, signal: this.signal });
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
