import type { Release } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import { type EventFields, eventFields } from '@shared/telemetry/table';
import { framesIn } from './frames';

type Exception = EventFields<'exception'>;

/**
 * Returns the event of an exception without its message: its type, its place in our files, and the owner of that file.
 */
export function exceptionOf(
  thrown: unknown,
  caught: Exception['mfe.caught'],
  { release, screen }: { release: Release; screen: RouteName },
  isForeign: (hasOwnFrames: boolean) => boolean,
): Exception {
  const { name, stack } = Object(thrown);
  const frames = framesIn(String(stack), release);
  const { app, version } = frames[0] ?? { app: 'host', version: release.apps.host.version };
  return {
    'exception.type': kindOf(thrown, name),
    'exception.stacktrace': frames.map(({ at }) => at).join('\n'),
    'mfe.app': app,
    'mfe.version': version,
    'mfe.caught': isForeign(frames.length > 0) ? 'foreign' : caught,
    'app.screen.name': screen,
  };
}

function kindOf(thrown: unknown, name: unknown): Exception['exception.type'] {
  const isKnown = eventFields.exception['exception.type'];
  if (thrown instanceof DOMException) return 'DOMException';
  return isKnown(name) ? name : 'other';
}
