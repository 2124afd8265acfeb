/** Something took too long: asking for the same again would take as long. */
export class TimedOut extends Error {
  constructor() {
    super('timed out');
  }
}

/** @throws {TimedOut} when `work` is not done after `ms`. Nothing in webpack has a deadline for an entry that never answers. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new TimedOut()), ms);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}
