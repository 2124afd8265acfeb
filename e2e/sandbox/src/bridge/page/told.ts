/** Methods that are left out of the log: a knock with every tap, and what a page may ask. */
const QUIET: readonly string[] = ['haptic', 'offers'];

const asked = new Map<string, string>();

/** The console's log of what page and app say to each other: names only, what is in them stays on this phone. */
export function tellAsk({ id, method }: { id: string; method: string }): void {
  asked.set(id, method);
  tell(method, 'asked');
}

/** The method of a question; undefined when an earlier page put it. */
export const askedAs = (id: string): string | undefined => asked.get(id);

/** An answer that never comes is told by its absence. */
export const tellAnswer = (id: string, how: string): void =>
  tell(askedAs(id) ?? 'of an earlier page', how);

/** What no code of the page caught, for the report: the sentence and the page, nothing that was typed. */
export function tellErrors(): void {
  addEventListener('error', ({ message }) => send({ kind: 'script', ...onPage(), message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    send({ kind: 'script', ...onPage(), message: String(reason) }),
  );
}

const onPage = () => ({ route: location.pathname });

function tell(method: string, how: string): void {
  if (!QUIET.includes(method)) send({ kind: 'bridge', code: method, message: how });
}

function send(event: Readonly<Record<string, string>>): void {
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/sandbox/client-events', JSON.stringify(event));
}
