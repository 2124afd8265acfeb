/** The lock of a browser. Tabs get it in the order of their requests. */
export class Lock<Owner> {
  readonly #turns: { owner: Owner; begin: () => void }[] = [];

  /** Returns 0 for the tab that has the lock, a greater number for one that waits, and -1 for the others. */
  placeOf(owner: Owner): number {
    return this.#turns.findIndex((turn) => turn.owner === owner);
  }

  /** Runs the work when all turns before are over. */
  request<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        work()
          .then(resolve, reject)
          .finally(() => this.release(owner));
      };
      this.#turns.push({ owner, begin });
      if (this.#turns.length === 1) begin();
    });
  }

  /** Ends the turn of a tab, also of one that is gone. */
  release(owner: Owner): void {
    const place = this.placeOf(owner);
    if (place < 0) return;
    this.#turns.splice(place, 1);
    if (place === 0) this.#turns[0]?.begin();
  }
}
