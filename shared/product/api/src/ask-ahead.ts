import { addressOf, type CallQuery } from './address';
import { aheadName } from './start-calls';

declare global {
  interface Window {
    /** Answers that the boot script has requested, by `aheadName`. */
    __early?: Record<string, Promise<Early>>;
  }
}

/** A prefetched answer. `asked` is the time of its request, in ms by the clock of the device. */
export type Early = { status: number; body: unknown; date?: string; asked?: number };

/** A call of the API's, as far as it is needed to send it. */
export type Ahead = {
  method: string;
  path: string;
  /** Host of another app of the house. */
  host?: string;
  query?: CallQuery | undefined;
  body?: object | undefined;
};

/** Under what the answer to a call that was sent ahead lies. */
export const nameOf = ({ method, body, ...where }: Ahead): string =>
  aheadName(method, urlOf(where), body && JSON.stringify(body));

const urlOf = ({ host = '', path, query }: Omit<Ahead, 'method' | 'body'>): string =>
  host + addressOf(path, query);

/** Returns the text that the name of a prefetched answer contains: for a call, or for a path or a part of it. */
export const nameWith = (asked: string | Ahead): string =>
  typeof asked === 'string' ? asked : nameOf(asked);

/** Sends a call before the client is here, which takes over the answer to the same call. */
export function askAhead(call: Ahead, more?: HeadersInit): void {
  const { method, body: sent } = call;
  const body = sent && JSON.stringify(sent);
  const headers = { Accept: 'application/json', ...(body && JSON_BODY), ...more };
  const asked = Date.now();
  const answer = fetch(urlOf(call), { method, headers, ...(body && { body }) }).then(
    async (response) => ({
      asked,
      status: response.status,
      date: response.headers.get('date') ?? '',
      body: await response.text(), // read by the call that takes it over, so what was answered is not asked again
    }),
  );
  answer.catch(() => undefined);
  window.__early ??= {};
  window.__early[nameOf(call)] = answer;
}

const JSON_BODY = { 'Content-Type': 'application/json' };
