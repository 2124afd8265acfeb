import type { ReleasedApp, RemoteName } from '@shared/release/release';
import type { RemoteEvent, RemoteState } from './remote-state';
import type { Report } from './report';
import { limits, timeLeft } from './time-limits';

/** A remote, with access to its state. */
export type Remote = {
  app: RemoteName;
  stateOf: (app: RemoteName) => RemoteState;
  dispatch: (app: RemoteName, event: RemoteEvent) => void;
};

/** The expose that starts a version. Every other expose is the name of a page. */
export const START = 'screens';

/** A step of a load is one request to the runtime: it starts a version, or it loads one of its screens. */
export type Step = Remote & {
  version: ReleasedApp;
  expose: string;
  deadline: number;
  /** The customer pressed retry. Then a quarantined version is tried, too. */
  isRetry: boolean;
};

/** A step in progress. The plugins of the runtime find it by the id of its request. */
export type RunningStep = Step & {
  id: string;
  retries: number;
  /** The phase of the first failure. */
  phase?: Report['phase'];
  /** It made the fallback version the version of the remote. */
  hasReplaced?: boolean;
  /** The moment at which the current try must be over. */
  tryEnds: number;
};

const running = new Map<string, RunningStep>();

export const runningStep = (id: string): RunningStep | undefined => running.get(id);

export async function whileRunning<T>(
  step: Step,
  work: (step: RunningStep) => Promise<T>,
): Promise<T> {
  const id = `${step.version.container}/${step.expose}`;
  const current: RunningStep = { ...step, id, retries: 0, tryEnds: 0 };
  running.set(id, current);
  startTry(current);
  try {
    return await work(current);
  } finally {
    if (running.get(id) === current) running.delete(id);
  }
}

/** A new try has its own limit, which is lower when a fallback version can replace this one. */
export function startTry(step: RunningStep): void {
  const limit = step.stateOf(step.app).other ? limits.stepWithFallback : limits.step;
  step.tryEnds = performance.now() + Math.min(limit, timeLeft(step.deadline));
}

/** Returns the ms that are left for the current try of a request. */
export function leftOfTry(id: string): number {
  const step = running.get(id);
  return step ? Math.max(0, step.tryEnds - performance.now()) : limits.step;
}
