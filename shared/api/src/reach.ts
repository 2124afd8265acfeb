/** Travels on the window, because every app carries its own copy of the client. */
const EVENT = 'servicecare:call';

/** Says whether a call got an answer, whatever the answer was. */
export const noteCall = (isAnswered: boolean): void => {
  globalThis.dispatchEvent?.(new CustomEvent<boolean>(EVENT, { detail: isAnswered }));
};

/** Calls `listener` after every call to the server. Returns how to stop. */
export function onCall(listener: (isAnswered: boolean) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  globalThis.addEventListener(EVENT, hear);
  return () => globalThis.removeEventListener(EVENT, hear);
}

declare global {
  var __away: boolean | undefined;
}

/** Kept while the server was asked and not reached, and the browser says that there is no network. */
export const setAway = (isAway: boolean): void => {
  globalThis.__away = isAway;
};
export const isAway = (): boolean => globalThis.__away === true;
