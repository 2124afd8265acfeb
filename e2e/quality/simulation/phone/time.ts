import type { PageParts } from './parts';

/** Builds clock, timers and chance of a page. All are virtual. */
export function timeOf(page: PageParts) {
  const { device } = page;
  let timers = 0;
  const running = new Map<number, () => void>();
  const setTimeout = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    timers += 1;
    const id = timers;
    const cancel = page.after(ms, 'timer', () => {
      running.delete(id);
      work(...args);
    });
    running.set(id, cancel);
    return id;
  };
  const clearTimeout = (id: number | undefined): void => {
    running.get(id ?? 0)?.();
    running.delete(id ?? 0);
  };
  class VirtualDate extends Date {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(device.time());
      else super(...(given as [number]));
    }
    static override now(): number {
      return device.time();
    }
  }
  const virtualMath = Object.create(Math, {
    random: { value: () => device.random.next() },
  }) as typeof Math;

  return {
    setTimeout,
    clearTimeout,
    queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
    Date: VirtualDate,
    Math: virtualMath,
    performance: { now: () => device.scheduler.now - page.openedAt },
    AbortSignal: { timeout: (ms: number) => signalAfter(ms, setTimeout) },
  };
}

function signalAfter(ms: number, setTimeout: (work: () => void, ms: number) => unknown) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}
