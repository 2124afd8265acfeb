import type { Transport, WireAnswer, WireRequest } from './client';
import { noteCall } from './reach';
import { aheadName } from './start-calls';
import { TooLong } from './too-long';

type Early = Record<string, Promise<{ status: number; body: unknown; date?: string }>>;

declare global {
  /** What the page's starter asked for before any bundle arrived, by `aheadName`. */
  interface Window {
    __early?: Early;
  }
}

/**
 * The network. What the page asked for ahead is taken over once; the calls a page starts with go by fetch, so that the
 * first view does not wait for axios; everything else, above all money and uploads, goes through axios.
 */
export const browserTransport: Transport = async (request) =>
  underDeadline(
    request,
    async (asked, signal) =>
      (await sentAhead(asked, signal)) ??
      (asked.start ? throughFetch : throughAxios)(asked, signal),
  );

/** Loads what later calls go through. A failure is not reported: the call itself asks again. */
export const preloadTransport = (): Promise<unknown> => import('axios').catch(() => undefined);

async function sentAhead(
  { method, url, body }: WireRequest,
  signal: AbortSignal,
): Promise<WireAnswer | undefined> {
  const early = globalThis.window?.__early;
  const asked = aheadName(method, url, body);
  const answer = early?.[asked];
  if (!answer) return undefined;
  delete early[asked];
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });
  // What got no answer is sent again the usual way; what is still being answered is not.
  return Promise.race([answer.catch(() => undefined), givenUp]);
}

type Sender = (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer>;

async function underDeadline(request: WireRequest, send: Sender): Promise<WireAnswer> {
  const deadline = new Deadline(request.timeoutMs, request.signal);
  try {
    const answer = await send(request, deadline.signal);
    noteCall(true);
    return answer;
  } catch (thrown) {
    if (!request.signal?.aborted) noteCall(false);
    throw deadline.isOver ? new TooLong() : thrown;
  } finally {
    deadline.clear();
  }
}

/** JSON calls only; `start` says so. */
const throughFetch: Sender = async ({ method, url, headers, body = null }, signal) => {
  const response = await fetch(url, { method, headers, body, signal });
  return {
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    date: response.headers.get('date') ?? undefined,
  };
};

/** Loaded with the first call that needs it, or before that when the page is idle. */
const throughAxios: Sender = async (request, signal) => {
  const { method, url, headers, body, as, onProgress } = request;
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
    signal,
    ...(onProgress && {
      onUploadProgress: ({ progress = 0 }: { progress?: number }) => onProgress(progress),
    }),
    validateStatus: () => true,
  });
  const date: unknown = response.headers['date'];
  return {
    status: response.status,
    statusText: response.statusText,
    body: response.data,
    date: typeof date === 'string' ? date : undefined,
  };
};

/** Over the whole exchange: a body that only drips in would outlive a timeout of the first byte. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly signal: AbortSignal = this.#controller.signal;
  isOver = false;

  constructor(ms: number, asked: AbortSignal | undefined) {
    const stop = () => this.#controller.abort();
    this.#timer = setTimeout(() => {
      this.isOver = true;
      stop();
    }, ms);
    if (asked?.aborted) stop();
    asked?.addEventListener('abort', stop, { signal: this.signal });
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
