import { createHash } from 'node:crypto';

/** Returns some edits with fast tests. The same seed gives the same edits, and each commit is another seed. */
export function sample(mutants, citing, count, seed) {
  const place = ({ at }) => createHash('sha256').update(`${seed.trim()} ${at}`).digest('hex');
  return mutants
    .filter(({ row, at }) => !at.startsWith(OPEN) && isCheap(citing.get(row)))
    .map((mutant) => ({ mutant, place: place(mutant) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** File of edits that no test has detected yet. They are reviewed by hand and are not part of a sample. */
const OPEN = 'open.tsv';

/** Maximum number of test files without a database. A requirement with more files concerns the whole product. */
const FEW = 6;
const isCheap = (tests) => tests !== undefined && tests.cheap.size > 0 && tests.cheap.size <= FEW;
