import type { PageParts } from './parts';

type Callback = (lock: object | null) => Promise<unknown>;
type Waiting = { page: PageParts; name: string; grant: () => void };

/** The Web Locks of a browser. A lock is free again when its work ends or its page is gone. */
export class Locks {
  readonly #held = new Map<string, PageParts>();
  #waiting: Waiting[] = [];

  of(page: PageParts) {
    return {
      request: (name: string, ...rest: [Options, Callback]): Promise<unknown> =>
        this.#request(page, name, ...rest),
    };
  }

  /** Ends what a page holds and waits for. */
  release(page: PageParts): void {
    this.#waiting = this.#waiting.filter((one) => one.page !== page);
    for (const [name, holder] of this.#held) if (holder === page) this.#free(name);
  }

  isHeldBy(page: PageParts): boolean {
    return [...this.#held.values()].includes(page);
  }

  #request(page: PageParts, name: string, options: Options, work: Callback): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const run = (isFree: boolean) =>
        page.run(() =>
          work(isFree ? {} : null)
            .finally(() => isFree && this.#held.get(name) === page && this.#free(name))
            .then(resolve, reject),
        );
      const grant = () => {
        this.#held.set(name, page);
        page.after(0, 'lock', () => run(true));
      };
      if (!this.#held.has(name)) return grant();
      if (options.ifAvailable) return page.after(0, 'no lock', () => run(false));
      const waiting = { page, name, grant };
      this.#waiting.push(waiting);
      options.signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(waiting)) return;
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(new Error('AbortError'));
      });
      return undefined;
    });
  }

  #free(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.find((one) => one.name === name);
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next.grant();
  }
}

type Options = { ifAvailable?: boolean; signal?: AbortSignal };
