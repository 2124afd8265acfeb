import type { OtherTabs } from '../src/tabs';

/** Tabs of one browser with a shared lock, and messages that reach all other tabs. */
export class MemoryTabs {
  readonly #how: { locks: boolean; news: boolean };
  readonly #listeners = new Map<OtherTabs, Parameters<OtherTabs['hear']>[0]>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(how: { locks?: boolean; news?: boolean } = {}) {
    this.#how = { locks: true, news: true, ...how };
  }

  tab(): OtherTabs {
    const tab: OtherTabs = {
      alone: (work) => {
        if (!this.#how.locks) return work(false);
        const turn = this.#last.then(() => work(true));
        this.#last = turn.catch(() => undefined);
        return turn;
      },
      tell: (news) => {
        if (!this.#how.news) return;
        for (const [other, hear] of this.#listeners) if (other !== tab) hear(news);
      },
      hear: (listener) => {
        this.#listeners.set(tab, listener);
      },
    };
    return tab;
  }
}
