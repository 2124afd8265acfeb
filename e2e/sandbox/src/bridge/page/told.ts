/** The vibration on each tap is not logged. */
const QUIET = 'haptic';

const asked = new Map<string, string>();

/** Logs a request from the page to the app for the console. Logs only names, so the contents stay on this phone. */
export function tellAsk({ id, method }: { id: string; method: string }): void {
  asked.set(id, method);
  tell(method, 'asked');
}

/** Returns the method of a request, or undefined if an earlier page sent it. */
export const askedAs = (id: string): string | undefined => asked.get(id);

/** Logs an answer. An answer that never comes has no entry. */
export const tellAnswer = (id: string, how: string): void =>
  tell(askedAs(id) ?? 'of an earlier page', how);

/** Reports uncaught errors of the page: the message and the page address, without any user input. */
export function tellErrors(): void {
  addEventListener('error', ({ message }) => send({ kind: 'script', ...onPage(), message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    send({ kind: 'script', ...onPage(), message: String(reason) }),
  );
}

const onPage = () => ({ route: location.pathname });

function tell(method: string, how: string): void {
  if (method !== QUIET) send({ kind: 'bridge', code: method, message: how });
}

function send(event: Readonly<Record<string, string>>): void {
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/sandbox/client-events', JSON.stringify(event));
}
