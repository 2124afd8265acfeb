/** Reports uncaught errors of the page: the message and the page address, without any user input. */
export function tellErrors(): void {
  const tellError = (message: string) =>
    tell({ kind: 'script', route: location.pathname, message });
  addEventListener('error', ({ message }) => tellError(message));
  addEventListener('unhandledrejection', ({ reason }) => tellError(String(reason)));
}

/** Logs an event for the console. It has only names, so the contents stay on this phone. */
export function tell(event: Readonly<Record<string, string>>): void {
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/sandbox/client-events', JSON.stringify(event));
}
