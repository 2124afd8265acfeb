import type { Program } from '../../bundle';
import { globals } from '../../phone/globals';

export type Values = Record<string, unknown>;

/**
 * Loaded programs that pages use one after another, because a page load costs more than all its events. A program that
 * starts again forgets what its modules remember.
 */
export class Slots {
  readonly #program: Program;
  readonly #free: Slot[] = [];

  constructor(program: Program) {
    this.#program = program;
  }

  /** Runs the program with the globals of a page. */
  take(values: Values): Slot {
    const slot = this.#free.pop() ?? new Slot();
    slot.values = values;
    if (slot.restart === undefined) this.#program(...slot.globals());
    else slot.restart();
    return slot;
  }

  /** Takes back the slot of a page that has ended. */
  give(slot: Slot): void {
    this.#free.push(slot);
  }
}

/** One loaded program. Its globals lead to those of the page that uses it now. */
export class Slot {
  values: Values = {};
  restart: (() => void) | undefined;

  globals(): readonly unknown[] {
    const world: object = new Proxy(
      { started: (restart: () => void) => (this.restart = restart) },
      {
        get: (own, name) => {
          if (name === 'globalThis' || name === 'window') return world;
          return Reflect.get(own, name) ?? Reflect.get(this.values, name);
        },
      },
    );
    const now = () => Reflect.apply(this.values['now'] as () => number, undefined, []);
    class VirtualDate extends Date {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now = now;
    }
    const all: Values = { globalThis: world, window: world, self: world, Date: VirtualDate };
    return globals.map((name) => all[name] ?? this.#leading(name));
  }

  /** Returns a value that is always that of the current page. */
  #leading(name: string): unknown {
    const read = () => this.values[name] as object;
    const first: unknown = read();
    if (typeof first === 'function')
      return (...given: unknown[]) => Reflect.apply(read() as typeof first, undefined, given);
    if (typeof first !== 'object' || first === null) return first;
    return new Proxy(
      {},
      {
        get: (_, key) => {
          const value: unknown = Reflect.get(read(), key);
          return typeof value === 'function' ? value.bind(read()) : value;
        },
        ownKeys: () => Reflect.ownKeys(read()),
        getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(read(), key),
      },
    );
  }
}
