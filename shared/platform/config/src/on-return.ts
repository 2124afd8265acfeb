/**
 * Calls `listener` when the customer or the network comes back to the page: it becomes visible, gets the focus, leaves the
 * back-forward cache, or is online again. Returns a function that stops it.
 */
export function onReturn(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  window.addEventListener('focus', seen, { signal });
  window.addEventListener('online', seen, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && seen(), { signal });
  return () => stop.abort();
}
