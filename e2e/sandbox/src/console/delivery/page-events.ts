import { eventsIn } from '@shared/telemetry/read';
import type { ClientEvents } from '../calls/client-events';
import type { DeliveryEvents } from './delivery-events';

type Places = { deliveryEvents: DeliveryEvents; clientEvents: ClientEvents };

/** Adds reported outcomes of remotes and errors to the lists that staff see at once. */
export function hearPage(body: unknown, at: Date, { deliveryEvents, clientEvents }: Places): void {
  const heard = eventsIn(body);
  for (const { about, what } of heard)
    if (what.name === 'mfe.remote')
      deliveryEvents.add({
        at: at.toISOString(),
        session: about['session.id'],
        app: what.fields['mfe.app'],
        version: what.fields['mfe.version'],
        phase: what.fields['mfe.phase'],
        outcome: what.fields['mfe.outcome'],
        ms: what.fields['mfe.duration'],
      });
  for (const { what } of heard) {
    const { name, fields } = what;
    if (name === 'mfe.policy')
      clientEvents.add(
        { kind: 'csp-violation', ...textsOf(fields, 'mfe.directive', 'mfe.blocked') },
        at,
      );
    if (name === 'mfe.unread')
      clientEvents.add({ kind: 'unread', ...textsOf(fields, 'mfe.call', 'mfe.places') }, at);
    if (name === 'exception')
      clientEvents.add(
        { kind: 'exception', ...textsOf(fields, 'exception.type', 'exception.stacktrace') },
        at,
      );
  }
}

const textsOf = <Fields extends object>(
  fields: Fields,
  code: keyof Fields,
  message: keyof Fields,
) => ({
  code: String(fields[code]),
  message: String(fields[message]),
});
