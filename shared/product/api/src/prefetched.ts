import { parseJson, withoutPrototypes } from '@shared/text/safe-json';
import type { AxiosResponse } from 'axios';
import type { Early } from './ask-ahead';
import { endsApplication } from './refusal';
import { aheadName } from './start-calls';

/** Longest wait in ms for a prefetched answer before the HTTP client is loaded, which has its own deadline. */
const WAIT_MS = 4000;

/** Longest use in ms of a prefetched answer. */
const MAX_AGE_MS = 60_000;

/**
 * Returns whether an answer is from before the webview was suspended. Then its data is old, and its time would set the
 * clock of the session to an earlier day.
 */
export const isOld = ({ asked = Number.POSITIVE_INFINITY }: Early): boolean =>
  Date.now() - asked > MAX_AGE_MS;

/** An answer before its call reads it. */
export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data'>;

type Asked = { method: string; url: string; data: unknown; signal?: AbortSignal | undefined };
type Success = Answer & { date?: string };

/**
 * Returns the success that was prefetched for a call, once. The page needs no HTTP client for it. Leaves every other
 * answer to the client, which handles refusals and expired tokens. Drops an old answer, so the client requests again.
 */
export async function prefetchedSuccess(asked: Asked): Promise<Success | undefined> {
  const { method, url, data: sent, signal } = asked;
  const early = globalThis.window?.__early;
  const name = aheadName(method, url, sent && JSON.stringify(sent));
  const answer = early?.[name];
  if (!answer) return undefined;
  delete early[name]; // so that no other call takes it meanwhile
  const late = new Promise<undefined>((done) => {
    setTimeout(done, WAIT_MS);
    signal?.addEventListener('abort', () => done(undefined));
  });
  const taken = await Promise.race([answer.catch(() => undefined), late]);
  if (taken && isOld(taken)) return undefined;
  const data = jsonIn(taken?.body);
  if (taken && isSuccess(taken.status) && !endsApplication(data)) return { ...taken, data };
  early[name] = answer;
  return undefined;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * Returns the value of text or of JSON that is parsed already, without `__proto__` keys. Returns `undefined` for other
 * text. No schema accepts that, so the reader reports it.
 */
export const jsonIn = (body: unknown): unknown =>
  typeof body === 'string' ? parseJson(body) : withoutPrototypes(body);

/** Tells the server's time of an answer, if it has one. */
export function reportTime(date: unknown, tell: ((time: Date) => void) | undefined): void {
  const time = new Date(typeof date === 'string' ? date : Number.NaN);
  if (!Number.isNaN(time.getTime())) tell?.(time);
}
