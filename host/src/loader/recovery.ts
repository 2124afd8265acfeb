import type { ReleasedApp, RemoteName } from '@shared/release/release';
import type { ComponentType } from 'react';
import { isQuarantined, quarantine } from '../page/quarantine';
import { TimedOut } from './deadline';
import { type Report, report } from './report';
import { withRetries } from './retry';
import type { Started } from './started';
import { otherOf } from './versions';

/**
 * What happens after a remote's first failure. Where the release names a last known good, that is mounted in its place,
 * as a whole and at once: after one more try of a failure that came fast, without one after a hang. A version that went
 * wrong is quarantined in this tab; only the visitor's own retry goes back to it, so nothing ever swings to and fro.
 */
type StartFailure = {
  app: RemoteName;
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
  const other = inPlaceOf(app, version, first.isAnew);
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
  quarantine(app, version, true);
  try {
    const started = await withRetries(() => startVersion(app, other), [0, 200]);
    quarantine(app, other, false);
    told(first.failure, 'lkg');
    return started;
  } catch (last) {
    quarantine(app, other, true);
    told(first.failure, 'failed');
    throw last;
  }
}

type ScreenFailure = {
  app: RemoteName;
  started: Started;
  failure: unknown;
  draw: () => Promise<ComponentType>;
  isAnew: boolean;
  /** Something of this version was shown: the visitor is asked before another takes its place. */
  isKept: boolean;
  replace: (app: RemoteName, started: Started, other: ReleasedApp) => boolean;
};

/** The component after all, or nothing when the remote is another now and the page is to be had from that. */
export async function screenAgain(first: ScreenFailure): Promise<ComponentType | undefined> {
  const { app, started, draw, isAnew, isKept, replace } = first;
  const told = teller(app, started.version, performance.now());
  const other = isKept ? undefined : inPlaceOf(app, started.version, isAnew);
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
  if (replace(app, started, other)) {
    quarantine(app, started.version, true);
    withdrawStyles(started.version);
    told(first.failure, 'lkg');
  }
  return undefined;
}

/** A page broke while it was drawn. What is on the screen stays as it is; whatever is mounted next is the other version. */
export function broke(app: RemoteName, started: Started, replace: ScreenFailure['replace']): void {
  const { version } = started.version;
  report({ app, version, phase: 'render', outcome: 'failed', ms: 0 });
  const other = inPlaceOf(app, started.version, false);
  if (!other || !replace(app, started, other)) return;
  quarantine(app, started.version, true);
  withdrawStyles(started.version);
}

function inPlaceOf(
  app: RemoteName,
  version: ReleasedApp,
  isAnew: boolean,
): ReleasedApp | undefined {
  const other = otherOf(app, version);
  return other && (isAnew || !isQuarantined(app, other)) ? other : undefined;
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
