import type { Queries } from '@shared/database/database';
import type { Batch, Batched } from './batch';

/** Table of sums. Adding a row with known keys increases its sums. Names in it are ours, never from a request. */
export type SumTable<Key extends string, Sum extends string> = {
  name: string;
  /** Each key with its SQL type. */
  keys: Readonly<Record<Key, 'text' | 'timestamptz' | 'int'>>;
  sums: readonly Sum[];
  /** The key with the time: a minute or an hour. */
  at: NoInfer<Key>;
  /** Maximum number of rows per minute or hour, so that invented names cannot fill the table. */
  most: number;
  /** Key values that replace the real ones after `most` rows. Up to `most` further rows may have them. */
  coarse: Readonly<Partial<Record<NoInfer<Key>, string>>>;
};

/** Sums that were added since the last batch, in memory. */
export class Sums<Key extends string, Sum extends string> implements Batched {
  readonly #table: SumTable<Key, Sum>;
  #rows = new Map<string, { keys: readonly string[]; sums: number[] }>();
  /** Keys of the current minute or hour. */
  readonly #known = new Set<string>();
  #time = '';

  constructor(table: SumTable<Key, Sum>) {
    this.#table = table;
  }

  /** Adds to the sums of a row. Returns false if there was no room for it. */
  add(key: Readonly<Record<Key, string>>, more: Readonly<Record<Sum, number>>): boolean {
    const { sums, at, most, coarse } = this.#table;
    if (this.#time !== key[at]) this.#known.clear();
    this.#time = key[at];
    const placed = this.#placed(key, most) ?? this.#placed({ ...key, ...coarse }, 2 * most);
    if (!placed) return false;
    const { keys, mark } = placed;
    const row = this.#rows.get(mark) ?? { keys, sums: sums.map(() => 0) };
    this.#rows.set(mark, row);
    sums.forEach((name, index) => {
      row.sums[index] = (row.sums[index] ?? 0) + more[name];
    });
    return true;
  }

  #placed(key: Readonly<Record<Key, string>>, most: number) {
    const keys = (Object.keys(this.#table.keys) as Key[]).map((name) => key[name]);
    const mark = keys.join('\0');
    if (!this.#known.has(mark) && this.#known.size >= most) return undefined;
    this.#known.add(mark);
    return { keys, mark };
  }

  batch(): Batch {
    const taken = this.#rows;
    this.#rows = new Map();
    return {
      isEmpty: taken.size === 0,
      write: (queries) => writeRows(queries, this.#table, [...taken.values()]),
      back: () => {
        const newer = this.#rows;
        this.#rows = taken;
        for (const [mark, { keys, sums }] of newer) {
          const row = taken.get(mark);
          if (row) row.sums = row.sums.map((sum, index) => sum + (sums[index] ?? 0));
          else taken.set(mark, { keys, sums });
        }
      },
    };
  }
}

async function writeRows<Key extends string, Sum extends string>(
  queries: Queries,
  { name, keys, sums }: SumTable<Key, Sum>,
  rows: readonly { keys: readonly string[]; sums: readonly number[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const types = [...Object.values<string>(keys), ...sums.map(() => 'bigint')];
  const columns = [...Object.keys(keys), ...sums];
  const lists = types.map((type, index) => `$${index + 1}::text[]::${type}[]`);
  const added = sums.map((sum) => `${sum} = ${name}.${sum} + excluded.${sum}`);
  await queries.query(
    `insert into ${name} (${columns.join(', ')}) select * from unnest(${lists.join(', ')})
     on conflict (${Object.keys(keys).join(', ')}) do update set ${added.join(', ')}`,
    columns.map((_, index) => {
      const at = index - Object.keys(keys).length;
      return rows.map((row) => (at < 0 ? (row.keys[index] ?? '') : String(row.sums[at] ?? 0)));
    }),
  );
}
