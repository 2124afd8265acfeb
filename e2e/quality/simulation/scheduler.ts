import { NOON } from '@shared/domain/testing/noon';
import { hashOf, type Random } from './random';

type Pending = {
  at: number;
  order: number;
  actor: string;
  event: string;
  run: () => void;
  isOff: boolean;
};
export type Cancel = () => void;
export type Line = { at: number; actor: string; event: string };

/** One queue of everything that can happen. Time is virtual and advances only when nothing else can run. */
export class Scheduler {
  now = NOON;
  steps = 0;
  /** Events worth telling, in order. */
  readonly trace: Line[] = [];
  hash = 0x811c9dc5;
  readonly #random: Random;
  readonly #queue: Pending[] = [];
  readonly #held = new Set<Promise<unknown>>();
  #added = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Runs `run` after `ms`. Things that are due at one time run in any order. */
  after(ms: number, actor: string, event: string, run: () => void): Cancel {
    this.#added += 1;
    const at = this.now + Math.max(0, ms);
    const pending = { at, order: this.#added, actor, event, run, isOff: false };
    this.#queue.push(pending);
    return () => {
      pending.isOff = true;
    };
  }

  /** Time does not advance until `work` has ended. */
  hold(work: Promise<unknown>): void {
    this.#held.add(work);
  }

  /** Resolves when everything that can go on has done so. @throws the error of held work */
  async settled(): Promise<void> {
    while (this.#held.size > 0) {
      const held = [...this.#held];
      this.#held.clear();
      await Promise.all(held);
    }
    await drained();
  }

  /** Adds a line to the trace. It is part of the hash. */
  tell(actor: string, event: string): void {
    this.trace.push({ at: this.now, actor, event });
    this.hash = hashOf(`${this.now} ${actor} ${event}`, this.hash);
  }

  /** Runs the next thing. Returns false when nothing is pending until `limit`. */
  step(limit: number): boolean {
    const next = this.#take(limit);
    if (next === undefined) return false;
    this.now = Math.max(this.now, next.at);
    this.steps += 1;
    this.hash = hashOf(`${this.now} ${next.actor} ${next.event}`, this.hash);
    next.run();
    return true;
  }

  #take(limit: number): Pending | undefined {
    let first = Number.POSITIVE_INFINITY;
    const queue = this.#queue;
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      const one = queue[index] as Pending;
      if (one.isOff) queue.splice(index, 1);
      else if (one.at < first) first = one.at;
    }
    if (first > limit) return undefined;
    const ready = queue.filter(({ at }) => at <= Math.max(first, this.now));
    // Timers of one page keep their order.
    const heads = ready.filter(
      (one) => !ready.some((other) => other.actor === one.actor && other.order < one.order),
    );
    const next = this.#random.pick(heads);
    queue.splice(queue.indexOf(next), 1);
    return next;
  }
}

/** Resolves when every promise that can go on has done so. */
export const drained = (): Promise<void> => new Promise((done) => setImmediate(done));
