import type { Queries } from '@shared/database/database';
import type { Batch, Batched } from './batch';

type Kept<Thing> = { due: number; thing: Thing };

/**
 * Items that all wait for the same time, so that the first item is always the next one due.
 * Rejects items above `most`. Items are stored in the database, so that a restart loses only those since the last
 * batch.
 */
export class Waiting<Thing> implements Batched {
  readonly #kind: string;
  readonly #ms: number;
  readonly #most: number;
  readonly #things = new Map<string, Kept<Thing>>();
  #changed = new Set<string>();

  constructor(kind: string, { ms, most }: { ms: number; most: number }) {
    this.#kind = kind;
    this.#ms = ms;
    this.#most = most;
  }

  get size(): number {
    return this.#things.size;
  }

  has(name: string): boolean {
    return this.#things.has(name);
  }

  /** Adds an item, or restarts the time of a waiting one. Returns false if there is no room. */
  put(name: string, thing: Thing, now: number): boolean {
    if (!this.#things.delete(name) && this.#things.size >= this.#most) return false;
    this.#things.set(name, { due: now + this.#ms, thing });
    this.#changed.add(name);
    return true;
  }

  change(name: string, by: (thing: Thing) => void): void {
    const kept = this.#things.get(name);
    if (!kept) return;
    by(kept.thing);
    this.#changed.add(name);
  }

  /** Removes and returns an item. */
  end(name: string): Thing | undefined {
    const kept = this.#things.get(name);
    this.#things.delete(name);
    if (kept) this.#changed.add(name);
    return kept?.thing;
  }

  /** Removes and yields the items that are due. */
  *due(now: number): Generator<Thing> {
    for (const [name, { due, thing }] of this.#things) {
      if (due > now) return;
      this.end(name);
      yield thing;
    }
  }

  /** Loads the items that were waiting when the previous process ended. */
  async restore(queries: Queries): Promise<void> {
    const rows = await queries.query<{ name: string; due: number; thing: string }>(
      `select name, (extract(epoch from due) * 1000)::float8 as due, thing
       from waiting where kind = $1 order by due`,
      [this.#kind],
    );
    for (const { name, due, thing } of rows)
      this.#things.set(name, { due, thing: JSON.parse(thing) });
  }

  batch(): Batch {
    const changed = this.#changed;
    this.#changed = new Set();
    return {
      isEmpty: changed.size === 0,
      write: (queries) => this.#write(queries, [...changed]),
      back: () => {
        for (const name of changed) this.#changed.add(name);
      },
    };
  }

  async #write(queries: Queries, names: readonly string[]): Promise<void> {
    const gone = names.filter((name) => !this.#things.has(name));
    const here = names.flatMap((name) => {
      const kept = this.#things.get(name);
      return kept ? [{ name, ...kept }] : [];
    });
    if (gone.length > 0)
      await queries.query('delete from waiting where kind = $1 and name = any($2::text[])', [
        this.#kind,
        gone,
      ]);
    if (here.length > 0)
      await queries.query(
        `insert into waiting (kind, name, due, thing)
         select $1, * from unnest($2::text[], $3::text[]::timestamptz[], $4::text[])
         on conflict (kind, name) do update set due = excluded.due, thing = excluded.thing`,
        [
          this.#kind,
          here.map(({ name }) => name),
          here.map(({ due }) => new Date(due).toISOString()),
          here.map(({ thing }) => JSON.stringify(thing)),
        ],
      );
  }
}
