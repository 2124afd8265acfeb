import type { Queries } from '@shared/database/database';

/**
 * Rows that were added since the last batch. `write` stores them, and `back` returns them to memory if `write` fails.
 */
export type Batch = {
  isEmpty: boolean;
  write: (queries: Queries) => Promise<void>;
  back: () => void;
};

/** Collects rows in memory and writes them in batches. */
export type Batched = { batch: () => Batch };
