import * as v from 'valibot';
import { addressOf, type CallQuery } from './address';
import { ApiFailure, endsApplication, refusal } from './failure';
import { noting, placeOf, referenceOf, tellUnread } from './read/unread';
import { withoutPrototypes } from './safe-json';
import { bearer } from './start-calls';

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
  /** One of the calls a page starts with: it goes without axios. Never money, never an upload. */
  start?: true;
  signal?: AbortSignal;
  /** Called while the body is sent, with the share that has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** @throws {ApiFailure} always this, whatever went wrong. Shows nothing, redirects nowhere, repeats nothing. */
export type ApiClient = <T>(call: Call<T>) => Promise<T>;

/** What goes over the wire. */
export type WireRequest = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  as: 'json' | 'blob';
  start?: true;
  timeoutMs: number;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
};
export type WireAnswer = {
  status: number;
  statusText?: string;
  /** Text of a JSON answer, a Blob for `as: 'blob'`, or a value that was parsed already. */
  body: unknown;
  /** `Date` header, where it could be read. */
  date?: string | undefined;
};
/** Rejects only when no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export type ClientParts = {
  /** Empty is the same origin. Source: API-001. */
  baseUrl: string;
  token: () => string | undefined;
  transport: Transport;
  /** Told of each request that left, and of the server's time when it answered. Source: AUTH-009. */
  onRequest?: () => void;
  onServerTime?: (time: Date) => void;
};

/** How long an answer may take. An unanswered change is unknown, not failed, so it waits longer. Source: A-82. */
const GET_DEADLINE_MS = 30_000;
const CHANGE_DEADLINE_MS = 60_000;

export function createApiClient(parts: ClientParts): ApiClient {
  return async function call<T>(asked: Call<T>): Promise<T> {
    const request = wireRequest(asked, parts);
    parts.onRequest?.();
    const answer = await parts.transport(request).catch((cause: unknown) => {
      throw new ApiFailure({ kind: 'unreachable' }, { cause });
    });
    tellTime(answer.date, parts.onServerTime);
    return read(asked, answer);
  };
}

function wireRequest<T>(asked: Call<T>, { baseUrl, token }: ClientParts): WireRequest {
  const { method, form, body, start, signal, onProgress, as = 'json' } = asked;
  const known = token();
  const payload = form instanceof FormData ? form : textOf(form, body);
  return {
    method,
    url: (asked.host || baseUrl) + addressOf(asked.path, asked.query),
    headers: {
      Accept: as === 'blob' ? '*/*' : 'application/json',
      ...contentType(form),
      ...(known !== undefined && bearer(known)),
      ...asked.headers,
    },
    ...(payload !== undefined && { body: payload }),
    as,
    ...(start && { start }),
    timeoutMs: method === 'GET' ? GET_DEADLINE_MS : CHANGE_DEADLINE_MS,
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  };
}

const textOf = (form: Readonly<Record<string, string>> | undefined, body: unknown) => {
  if (form) return new URLSearchParams(form).toString();
  return body === undefined ? undefined : JSON.stringify(body);
};

/** JSON unless a form is sent; the browser names the boundary of a multipart one. Source: AUTH-010, A-53. */
function contentType(form: Call<unknown>['form']): Record<string, string> {
  if (form instanceof FormData) return {};
  return { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' };
}

function tellTime(date: string | undefined, onServerTime: ClientParts['onServerTime']): void {
  const time = new Date(date ?? Number.NaN);
  if (!Number.isNaN(time.getTime())) onServerTime?.(time);
}

async function read<T>({ method, path, answer, as }: Call<T>, wire: WireAnswer): Promise<T> {
  const { status, statusText = '' } = wire;
  const isOk = status >= 200 && status < 300;
  const value: unknown = isOk && as === 'blob' ? wire.body : await parsed(wire.body);
  // A success that carries the code of a failure is that failure. Source: A-80.
  if (!isOk || endsApplication(value)) throw new ApiFailure(refusal(status, statusText, value));
  const { result, places } = noting(() => v.safeParse(answer, value));
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

/** Text, blob or value → value without `__proto__` keys; broken JSON is `undefined`. */
async function parsed(body: unknown): Promise<unknown> {
  if (body instanceof Blob) return parsed(await body.text());
  if (typeof body !== 'string') return withoutPrototypes(body);
  try {
    return withoutPrototypes(JSON.parse(body));
  } catch {
    return undefined; // no shape fits it, so the reader reports it
  }
}
