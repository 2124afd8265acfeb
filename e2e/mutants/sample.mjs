import { createHash } from 'node:crypto';

/** Some of the edits whose tests are cheap: the same ones for the same seed, others for the next commit. */
export function sample(mutants, citing, count, seed) {
  const place = ({ at }) => createHash('sha256').update(`${seed.trim()} ${at}`).digest('hex');
  return mutants
    .filter(({ row, at }) => !at.startsWith(OPEN) && isCheap(citing.get(row)))
    .map((mutant) => ({ mutant, place: place(mutant) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Edits that were not yet seen told: judged by hand, no gate. */
const OPEN = 'open.tsv';

/** At most this many files without a database; a row that many files cite is one of the whole set's. */
const FEW = 6;
const isCheap = (tests) => tests !== undefined && tests.cheap.size > 0 && tests.cheap.size <= FEW;
