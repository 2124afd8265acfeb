import { ApiFailure } from '@shared/failure';
import { countChange, noteCall } from '@shared/failure/reach';
import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosInstance,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import type {} from './ask-ahead';
import { isOld, isSuccess, jsonIn, reportTime } from './prefetched';
import { endsApplication, refusal } from './refusal';
import { aheadName, bearer } from './start-calls';

/** The signed-in user of a call. */
export type CallUser = {
  /** @throws {ApiFailure} if the user has signed out, so that the call is not sent and its answer is dropped. */
  check: () => void;
  /** Replaces the refused token. Resolves to true if the call must be sent again. */
  renew: (refused: string) => Promise<boolean>;
};

export type Adapter = AxiosAdapter;
export type ClientParts = {
  token: () => string | undefined;
  /** Answers requests instead of the network. Read for each request. */
  adapter?: Adapter | undefined;
  /** Called before each request. Source: AUTH-009. */
  onRequest?: () => void;
  /** Called with the server time of each answer. */
  onServerTime?: (time: Date) => void;
};

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Signed-in user of the call. A call without a user never renews the token. */
    user?: CallUser | undefined;
    /** Token that this attempt sends. */
    token?: string | undefined;
  }
}

/**
 * Creates the axios instance that sends all calls of a page. Interceptors add the token, renew it after a 401 and turn
 * every error into an `ApiFailure`. Source: PLAT-011, AUTH-010.
 */
export function createHttp(parts: ClientParts): AxiosInstance {
  const http = axios.create({
    adapter: (config) => (parts.adapter ?? network)(config),
    responseType: 'text',
    validateStatus: () => true, // The response interceptor reads every status.
    xsrfCookieName: '', // The token protects our calls, so no cookie is read.
  });

  http.interceptors.request.use((config) => {
    config.user?.check();
    config.token = parts.token();
    if (config.token !== undefined) config.headers.set(bearer(config.token), false);
    parts.onRequest?.();
    return config;
  });

  http.interceptors.response.use(
    async (response) => {
      const { config, status, statusText, headers } = response;
      reportTime(headers['date'], parts.onServerTime);
      config.user?.check();
      const isOk = isSuccess(status);
      if (!isOk || config.responseType !== 'blob') response.data = await parsed(response.data);
      // A success that carries the code of a failure is that failure. Source: A-80.
      if (isOk && !endsApplication(response.data)) return response;
      const failure = refusal(status, statusText, response.data);
      const { token, user } = config;
      if (failure.kind !== 'signed-out' || token === undefined || !(await user?.renew(token)))
        throw new ApiFailure(failure);
      config.headers.delete('Authorization');
      return http.request(config);
    },
    (thrown: unknown) => {
      if (thrown instanceof ApiFailure) throw thrown;
      if (axios.isAxiosError(thrown)) thrown.config?.user?.check();
      throw new ApiFailure({ kind: 'unreachable' }, { cause: thrown });
    },
  );
  return http;
}

/**
 * Takes over the prefetched answer to a request, or sends the request. The timeout covers both and the whole body. XHR is
 * used because it reports the progress of an upload in all our browsers.
 */
const network: AxiosAdapter = async (config) => {
  const caller = config.signal as AbortSignal | undefined;
  const limit = new AbortController();
  const stop = () => limit.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    stop();
  }, config.timeout);
  caller?.addEventListener('abort', stop);
  const isChange = config.method !== 'get';
  if (isChange) countChange(1);
  try {
    const { signal } = limit;
    const answer =
      (await prefetched(config, signal)) ??
      (await axios.getAdapter('xhr')({ ...config, timeout: 0, signal }));
    noteCall(true);
    return { ...answer, config };
  } catch (thrown) {
    if (!caller?.aborted) noteCall(false);
    throw isOver ? new AxiosError('no answer in time', AxiosError.ETIMEDOUT, config) : thrown;
  } finally {
    if (isChange) countChange(-1);
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
};

/** Returns the prefetched answer once. Returns `undefined` if it is missing or old, or if the prefetch failed. */
async function prefetched(config: InternalAxiosRequestConfig, stopped: AbortSignal) {
  const early = globalThis.window?.__early;
  const name = aheadName(String(config.method).toUpperCase(), String(config.url), config.data);
  const answer = early?.[name];
  if (!answer) return undefined;
  delete early[name];
  const cancelled = new Promise<never>((_, reject) => {
    stopped.addEventListener('abort', () => reject(new CanceledError(undefined, config)));
  });
  const taken = await Promise.race([answer.catch(() => undefined), cancelled]);
  if (!taken || isOld(taken)) return undefined;
  const { status, body, date } = taken;
  return { status, statusText: '', data: body, headers: { date }, config };
}

const parsed = async (body: unknown): Promise<unknown> =>
  jsonIn(body instanceof Blob ? await body.text() : body);
