import type { Queries } from '@shared/database/database';

/** What came since the last batch, to be written; `back` puts it back where that did not succeed. */
export type Batch = {
  isEmpty: boolean;
  write: (queries: Queries) => Promise<void>;
  back: () => void;
};

/** Something that gathers in memory and is written in batches. */
export type Batched = { batch: () => Batch };
