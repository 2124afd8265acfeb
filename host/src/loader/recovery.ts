import type { ReleasedApp, RemoteName } from '@shared/release/release';
import type { ComponentType } from 'react';
import { quarantine, quarantinedOf } from '../page/quarantine';
import { TimedOut } from './deadline';
import type { RemoteEvent, RemoteState, Started } from './remote-state';
import { type Report, report } from './report';
import { withRetries } from './retry';

/** A remote, with the way to what is known of it. */
type Remote = {
  app: RemoteName;
  stateOf: (app: RemoteName) => RemoteState;
  tell: (app: RemoteName, event: RemoteEvent) => void;
  /** What is behind the version that failed. */
  other: ReleasedApp | undefined;
};

/**
 * What happens after a remote's first failure. Where the release names a last known good, that is mounted in its place,
 * as a whole and at once: after one more try of a failure that came fast, without one after a hang. A version that went
 * wrong is quarantined in this tab; only the visitor's own retry goes back to it, so nothing ever swings to and fro.
 */
type StartFailure = Remote & {
  version: ReleasedApp;
  failure: unknown;
  /** The visitor asked for it: then a quarantined version is tried, too. */
  isAnew: boolean;
  since: number;
  startVersion: (app: RemoteName, version: ReleasedApp) => Promise<Started>;
};

export async function startAgain(first: StartFailure): Promise<Started> {
  const { app, version, since, startVersion } = first;
  const told = teller(app, version, since);
  const other = inPlaceOf(first, first.isAnew);
  const isFast = !(first.failure instanceof TimedOut);
  let failure = first.failure;
  if (!other || isFast)
    try {
      const again = () => startVersion(app, version);
      const started = await (other ? again() : withRetries(again));
      told(first.failure, 'retried');
      return started;
    } catch (last) {
      failure = last;
    }
  if (!other) {
    told(first.failure, 'failed');
    throw failure;
  }
  judge(first, version, true);
  try {
    const started = await withRetries(() => startVersion(app, other), [0, 200]);
    // Its first view may stand there, with its styles.
    withdrawStyles(version);
    judge(first, other, false);
    told(first.failure, 'lkg');
    return started;
  } catch (last) {
    judge(first, other, true);
    told(first.failure, 'failed');
    throw last;
  }
}

type ScreenFailure = Remote & {
  started: Started;
  failure: unknown;
  draw: () => Promise<ComponentType>;
  isAnew: boolean;
};

/** The component after all, or nothing when the remote is another now and the page is to be had from that. */
export async function screenAgain(first: ScreenFailure): Promise<ComponentType | undefined> {
  const { app, started, draw, isAnew } = first;
  const told = teller(app, started.version, performance.now());
  // Something of this version was shown: the visitor is asked before another takes its place.
  const isKept = first.stateOf(app).isShown && !isAnew;
  const other = isKept ? undefined : inPlaceOf(first, isAnew);
  let failure = first.failure;
  if (!other || (!isAnew && !(failure instanceof TimedOut)))
    try {
      const component = await (other ? draw() : withRetries(draw));
      told(first.failure, 'retried');
      return component;
    } catch (last) {
      failure = last;
    }
  if (!other) {
    told(first.failure, 'failed');
    throw failure;
  }
  if (replaced(first, started, other)) told(first.failure, 'lkg');
  return undefined;
}

/** A page broke while it was drawn. What is on the screen stays as it is; whatever is mounted next is the other version. */
export function broke(remote: Remote & { started: Started }): void {
  const { app, started } = remote;
  const { version } = started.version;
  report({ app, version, phase: 'render', outcome: 'failed', ms: 0 });
  const other = inPlaceOf(remote, false);
  if (other) replaced(remote, started, other);
}

function inPlaceOf(
  { app, stateOf, tell, other }: Remote,
  isAnew: boolean,
): ReleasedApp | undefined {
  tell(app, { type: 'quarantined', quarantined: quarantinedOf(app) });
  const isOpen = other && (isAnew || !stateOf(app).quarantined.includes(other.version));
  return isOpen ? other : undefined;
}

/** The tab remembers it for the documents after this one. */
function judge({ app, tell }: Remote, { version }: ReleasedApp, isWrong: boolean): void {
  quarantine(app, version, isWrong);
  tell(app, { type: 'quarantined', quarantined: quarantinedOf(app) });
}

/** From now on `other` runs in place of `started`. Answers false when another load was faster. */
function replaced(remote: Remote, started: Started, other: ReleasedApp): boolean {
  if (remote.stateOf(remote.app).started !== started) return false;
  remote.tell(remote.app, { type: 'replaced', version: other });
  judge(remote, started.version, true);
  withdrawStyles(started.version);
  return true;
}

/** Class names carry no version: the styles of one would leak into the other. */
function withdrawStyles({ base }: ReleasedApp): void {
  const place = new URL(base, location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href.startsWith(place)) link.remove();
}

const teller =
  (app: RemoteName, version: ReleasedApp, since: number) =>
  (failure: unknown, outcome: Report['outcome']): void =>
    report({
      app,
      version: version.version,
      phase: phaseOf(failure, version),
      outcome,
      ms: Math.round(performance.now() - since),
    });

function phaseOf(failure: unknown, { container }: ReleasedApp): Report['phase'] {
  const { name, code } = (failure ?? {}) as { name?: unknown; code?: unknown };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'css';
  const hasEntry = container !== undefined && container in globalThis;
  // A container starts at once or throws; what takes long after it is a file.
  const isChunk = name === 'ChunkLoadError' || /Loading chunk/.test(String(failure));
  if (isChunk || (hasEntry && failure instanceof TimedOut)) return 'chunk';
  return hasEntry ? 'init' : 'entry';
}
