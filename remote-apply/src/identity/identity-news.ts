import { deviceStorage } from '@shared/config/storage';

/** The message only says that a verification ended. The server returns the result. Source: IDENT-004, A-50. */
const CHANNEL = 'identity';
const FAILED = 'identity-failed';
/** A failure that has not been shown expires after this time. */
const KEPT_MS = 10 * 60_000;

/** Returns `undefined` when the browser has no BroadcastChannel, or refuses it together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Announces that a verification ended. Called by the result pages in any window. */
export function tellIdentityEnded(outcome: 'success' | 'failure'): void {
  if (outcome === 'failure') deviceStorage.setItem(FAILED, String(Date.now()));
  else forgetIdentityFailure();
  const channel = openChannel();
  channel?.postMessage('ended');
  channel?.close();
}

/** Returns whether a verification failed and the customer has not seen the message yet. Source: IDENT-005. */
export const hasIdentityFailure = (): boolean =>
  Date.now() - Number(deviceStorage.getItem(FAILED) ?? Number.NaN) < KEPT_MS;

export const forgetIdentityFailure = (): void => deviceStorage.removeItem(FAILED);

/**
 * Calls `wake` when a result page sends a message, or when the customer returns to this page. Returns the function that
 * unsubscribes.
 */
export function onIdentityNews(wake: () => void): () => void {
  const channel = openChannel();
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
