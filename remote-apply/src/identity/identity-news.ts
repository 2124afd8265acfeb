/** Only says that something happened; what it was is asked of the server. Source: IDENT-004, A-50. */
const CHANNEL = 'identity';
const FAILED = 'identity-failed';
/** A failure that was not shown is forgotten. */
const KEPT_MS = 10 * 60_000;

/** Told by the result pages, in whatever window they are. */
export function tellIdentityEnded(outcome: 'success' | 'failure'): void {
  if (outcome === 'failure') localStorage.setItem(FAILED, String(Date.now()));
  else forgetIdentityFailure();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('ended');
  channel.close();
}

/** Whether a verification failed and the customer was not told yet. Source: IDENT-005. */
export const hasIdentityFailure = (): boolean =>
  Date.now() - Number(localStorage.getItem(FAILED) ?? Number.NaN) < KEPT_MS;

export const forgetIdentityFailure = (): void => localStorage.removeItem(FAILED);

/** Wakes when a result page spoke, or when the customer comes back to this page. Answers how to stop. */
export function onIdentityNews(wake: () => void): () => void {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  channel?.addEventListener('message', wake);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', seen);
  window.addEventListener('pageshow', seen);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', seen);
    window.removeEventListener('pageshow', seen);
  };
}
