/** Limits names from outside that become keys of rows. After `most` different names, returns `other` until `clear`. */
export class FewNames {
  readonly #known = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  name(given: string): string {
    if (this.#known.has(given)) return given;
    if (this.#known.size >= this.#most) return 'other';
    this.#known.add(given);
    return given;
  }

  clear(): void {
    this.#known.clear();
  }
}
