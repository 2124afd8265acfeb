import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleasedApp } from '@shared/release/release';
import { quarantine, quarantinedOf } from '../../boot/quarantine';
import { remoteInfoOf } from '../remote-info';
import { type Report, report } from '../report';
import { type Remote, runningStep, START, startTry } from '../steps';
import { limits, TimedOut, timeLeft } from '../time-limits';

/** The result of a request whose version was replaced by its fallback version. */
export const REPLACED = { isReplaced: true };

/**
 * Retries a failed request, or mounts the fallback version. With a fallback version, the request is retried once if it
 * failed fast, and not at all if it timed out. Without one, it is retried twice.
 */
export const recoveryPlugin: ModuleFederationRuntimePlugin = {
  name: 'recovery',
  async errorLoadRemote({ id, error, lifecycle, origin }) {
    const step = runningStep(id);
    if (!step || lifecycle !== 'onLoad') return undefined;
    const { isShown, version, other } = step.stateOf(step.app);
    if (version !== step.version) return REPLACED; // another step was faster
    step.phase ??= phaseOf(error, version);
    const isSlow = performance.now() >= step.tryEnds;
    // The customer saw this version: the card asks before another one takes its place.
    const isKept = isShown && !step.isRetry;
    const fallback = isKept ? undefined : fallbackOf(step, step.isRetry);
    const waits = fallback ? (isSlow || step.isRetry ? [] : [0]) : limits.retries;
    const wait = waits[step.retries];
    if (wait !== undefined && timeLeft(step.deadline) >= wait + limits.leastLeft) {
      step.retries += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      startTry(step);
      // Another address for the entry, so that it does not join a request that hangs.
      if (step.expose === START)
        origin.registerRemotes([remoteInfoOf(step.version)], { force: true });
      return origin.loadRemote(id);
    }
    if (fallback) {
      replace(step, fallback);
      step.hasReplaced = true;
      return REPLACED;
    }
    if (other && !isKept) remember(step, true);
    return undefined; // the failure reaches the caller
  },
};

type OfVersion = Remote & { version: ReleasedApp };

/** A screen threw while rendering. It stays as it is; the next one comes from the fallback version. */
export function recoverFromRenderError(remote: OfVersion): void {
  const { app, version } = remote;
  report({ app, version: version.version, phase: 'render', outcome: 'failed', ms: 0 });
  const fallback = fallbackOf(remote, false);
  if (fallback) replace(remote, fallback);
}

/** The tab remembers whether a version failed, also for its next documents. */
export function remember({ app, dispatch, version }: OfVersion, hasFailed: boolean): void {
  quarantine(app, version.version, hasFailed);
  dispatch(app, { type: 'quarantined', quarantined: quarantinedOf(app) });
}

/** Returns the version behind this one, unless it failed in this tab too. */
function fallbackOf({ app, stateOf, dispatch }: Remote, isRetry: boolean): ReleasedApp | undefined {
  dispatch(app, { type: 'quarantined', quarantined: quarantinedOf(app) });
  const { other, quarantined } = stateOf(app);
  return other && (isRetry || !quarantined.includes(other.version)) ? other : undefined;
}

function replace(remote: OfVersion, fallback: ReleasedApp): void {
  remote.dispatch(remote.app, { type: 'replaced', version: fallback });
  remember(remote, true);
}

export function phaseOf(failure: unknown, { container = '' }: ReleasedApp): Report['phase'] {
  const { name, code } = Object(failure) as { name?: unknown; code?: unknown };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'css';
  const hasEntry = Reflect.get(globalThis, container) !== undefined;
  // A container starts at once or throws. Something that takes long after it is a file.
  const isChunk = name === 'ChunkLoadError' || /Loading chunk/.test(String(failure));
  if (isChunk || (hasEntry && failure instanceof TimedOut)) return 'chunk';
  return hasEntry ? 'init' : 'entry';
}
