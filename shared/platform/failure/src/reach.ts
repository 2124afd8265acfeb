/** Name of the window event. The apps share the window, but each has its own copy of the client. */
const EVENT = 'servicecare:call';

/** Reports whether a call got any answer from the server. */
export const noteCall = (isAnswered: boolean): void => {
  globalThis.dispatchEvent?.(new CustomEvent<boolean>(EVENT, { detail: isAnswered }));
};

/** Calls `listener` after every call to the server. Returns a function that stops it. */
export function onCall(listener: (isAnswered: boolean) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  globalThis.addEventListener(EVENT, hear);
  return () => globalThis.removeEventListener(EVENT, hear);
}

declare global {
  var __away: boolean | undefined;
  var __changes: number | undefined;
}

/** Records whether the server is unreachable and the browser reports no network. */
export const setAway = (isAway: boolean): void => {
  globalThis.__away = isAway;
};
export const isAway = (): boolean => globalThis.__away === true;

/** Counts the calls that may change data: `by` is 1 when a call starts and -1 when it ends. */
export const countChange = (by: 1 | -1): void => {
  globalThis.__changes = (globalThis.__changes ?? 0) + by;
};
/** Returns whether a change has no answer yet. */
export const isChanging = (): boolean => Boolean(globalThis.__changes);
