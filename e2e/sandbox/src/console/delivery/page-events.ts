import { eventsIn } from '@shared/telemetry/read';
import type { ClientEvents } from '../calls/client-events';

/** Adds reported failures of remotes and errors to the list that staff see at once. */
export function hearPage(body: unknown, at: Date, clientEvents: ClientEvents): void {
  const add = (kind: string, code: string, message: string) =>
    clientEvents.add({ kind, code, message }, at);
  for (const { what } of eventsIn(body)) {
    const { name, fields } = what;
    if (name === 'mfe.remote' && fields['mfe.outcome'] !== 'ok')
      add(
        'remote',
        `${fields['mfe.app']}@${fields['mfe.version']}`,
        `${fields['mfe.phase']} ${fields['mfe.outcome']}`,
      );
    if (name === 'mfe.policy') add('csp-violation', fields['mfe.directive'], fields['mfe.blocked']);
    if (name === 'mfe.unread') add('unread', fields['mfe.call'], fields['mfe.places']);
    if (name === 'exception')
      add('exception', fields['exception.type'], fields['exception.stacktrace']);
  }
}
