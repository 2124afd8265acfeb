/** Time limits of loading a remote, in ms. The state diagram in README.md shows where each one applies. */
export const limits = {
  /** A whole load: entry, screen, every retry and the fallback version. The failure card comes at the latest then. */
  load: 17_000,
  /** One step: the entry with its start, or the files of a screen. A slow 3G line needs less. */
  step: 8000,
  /** One step of a version that a fallback version can replace. */
  stepWithFallback: 4500,
  /** Waits before the further tries of a step. */
  retries: [200, 500],
  /** A further try starts only if this much is left of the load. */
  leastLeft: 1000,
} as const;

/** A step did not end in time. The same step again would take as long. */
export class TimedOut extends Error {
  constructor() {
    super('timed out');
  }
}

/** @throws {TimedOut} when `work` is not done after `ms`. The work goes on in the background. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The moment at which a load that starts now must be over. */
export const newDeadline = (): number => performance.now() + limits.load;

export const timeLeft = (deadline: number): number => deadline - performance.now();
