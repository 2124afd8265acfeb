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

function tell(method: string, how: string): void {
  if (QUIET.includes(method) || !('sendBeacon' in navigator)) return;
  const event = { kind: 'bridge', code: method, message: how };
  navigator.sendBeacon('/sandbox/client-events', JSON.stringify(event));
}
