import { type AppName, addressIn, type Release, type ReleasedApp } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import { type EventFields, eventFields } from '@shared/telemetry/table';

/** A place in our code. Example: `apply@1.4.0/main.js:1:2345`. */
type Frame = { app: AppName; version: string; at: string };

/** Chromium writes `at name (address:1:2)`, WebKit and Gecko write `name@address:1:2`. */
const PLACE = /(https?:\/\/[^\s()@]+):(\d+):(\d+)/g;
const MOST_FRAMES = 20;

/** Returns the frames of a stack that are in files of the release, the innermost first. Other frames are left out. */
export function framesIn(stack: string, release: Pick<Release, 'apps' | 'lkg'>): Frame[] {
  const files = filesOf(release);
  const frames = [...stack.matchAll(PLACE)].flatMap(([, address = '', line, column]) => {
    const found = files.get(address.replace(/\?.*/, ''));
    return found ? [{ ...found.of, at: `${found.name}:${line}:${column}` }] : [];
  });
  return frames.slice(0, MOST_FRAMES);
}

type Found = { of: Pick<Frame, 'app' | 'version'>; name: string };

/** Returns the files of a release by their addresses. A file of two versions belongs to the version in `apps`. */
function filesOf({ apps, lkg = {} }: Pick<Release, 'apps' | 'lkg'>): Map<string, Found> {
  const released = [lkg, apps].flatMap((set) => Object.entries(set) as [AppName, ReleasedApp][]);
  const files = released.flatMap(([app, one]) =>
    Object.keys(one.integrity).map((file): [string, Found] => [
      new URL(addressIn(one, file), location.href).href,
      { of: { app, version: one.version }, name: `${app}@${one.version}/${file}` },
    ]),
  );
  return new Map(files);
}

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
