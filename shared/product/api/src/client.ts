import { ApiFailure } from '@shared/failure';
import { noteCall } from '@shared/failure/reach';
import type { AxiosInstance } from 'axios';
import * as v from 'valibot';
import { addressOf, type CallQuery } from './address';
import type { CallUser, ClientParts } from './http';
import { type Answer, prefetchedSuccess, reportTime } from './prefetched';
import { noting, placeOf, referenceOf, tellUnread } from './read/unread';

/** One call of the contract: where it goes, what it sends, what its answer looks like. */
export type Call<T> = {
  method: 'GET' | 'POST' | 'PUT';
  /** Whole path with its prefix, parts already encoded. */
  path: string;
  /** Host of another app of the house; empty is the same origin. Source: A-40. */
  host?: string;
  query?: CallQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead: fields url-encoded, FormData as multipart. Source: A-53. */
  form?: Readonly<Record<string, string>> | FormData;
  headers?: Readonly<Record<string, string>>;
  answer: v.GenericSchema<unknown, T>;
  as?: 'json' | 'blob';
  signal?: AbortSignal;
  /** Called while the body is sent, with the share that has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** @throws {ApiFailure} always this, whatever went wrong. Shows nothing, redirects nowhere, repeats nothing. */
export type ApiClient = <T>(call: Call<T>) => Promise<T>;

/** Sends a call. With a user, it renews an expired token and sends the call again. */
export type UserClient = <T>(call: Call<T>, user?: CallUser) => Promise<T>;

/** How long an answer may take. An unanswered change is unknown, not failed, so it waits longer. Source: A-82. */
const GET_DEADLINE_MS = 30_000;
const CHANGE_DEADLINE_MS = 60_000;

/**
 * Loads the HTTP client. A page that shows prefetched answers needs it only after its first commit. The boot script of
 * other pages requests this chunk by its name (`host/src/boot/start-host.ts`).
 */
export const loadHttp = () => import(/* webpackChunkName: "http" */ './http');

export function createApiClient(parts: ClientParts): UserClient {
  let http: AxiosInstance | undefined;
  return async (call, user) => {
    const request = requestOf(call);
    const early = parts.adapter ? undefined : await prefetchedSuccess(request);
    if (early) {
      user?.check();
      parts.onRequest?.();
      reportTime(early.date, parts.onServerTime);
      noteCall(true);
      return read(call, early);
    }
    const { createHttp } = await loadHttp()
      .catch(loadHttp) // A second try has another address.
      .catch((cause: unknown) => {
        noteCall(false);
        throw new ApiFailure({ kind: 'unreachable' }, { cause });
      });
    http ??= createHttp(parts);
    return read(call, await http.request<unknown>({ ...request, user }));
  };
}

function requestOf<T>({ form, body, onProgress, ...call }: Call<T>) {
  return {
    method: call.method,
    url: (call.host ?? '') + addressOf(call.path, call.query),
    data: form ?? body,
    headers: {
      Accept: call.as === 'blob' ? '*/*' : 'application/json',
      'Content-Type': contentType(form),
      ...call.headers,
    },
    timeout: call.method === 'GET' ? GET_DEADLINE_MS : CHANGE_DEADLINE_MS,
    ...(call.as === 'blob' && { responseType: 'blob' as const }),
    ...(call.signal && { signal: call.signal }),
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
  };
}

/** JSON unless a form is sent; the browser names the boundary of a multipart one. Source: AUTH-010, A-53. */
function contentType(form: Call<unknown>['form']): string | false {
  if (form instanceof FormData) return false;
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** Reads an answer by the schema of its call. @throws {ApiFailure} if it has another shape. */
function read<T>({ method, path, answer }: Call<T>, { status, data }: Answer): T {
  const { result, places } = noting(() => v.safeParse(answer, data));
  const name = `${method} ${/^\/api\/v\d(?:App)?\/(\w+)/.exec(path)?.[1] ?? ''}`;
  if (result.success) {
    if (places.length > 0) tellUnread({ call: name, places });
    return result.output;
  }
  const place = placeOf(result.issues);
  const reference = referenceOf(name, place);
  tellUnread({ call: name, places: [place], reference });
  const cause = new TypeError(result.issues[0].message);
  throw new ApiFailure({ kind: 'unexpected', status, said: undefined, reference }, { cause });
}
