import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsOfRun } from './reports.mjs';
import { answerHelp, root, stop } from './toolchain.mjs';

/**
 * `npm run requirements`: prints by area which rows of e2e/requirements.tsv the last run proved. A test proves a row when
 * its title cites it and it ran and passed; a skipped test proves nothing. Fails when a row is not shown.
 * `npm test` ends with it.
 */
const ID = /\b[A-Z]{2,}-\d{3}\b/g;
/** A title may cite a reading beside a row or alone. */
const BRACKETS = /\[[A-Z]+-\d{3}[^\]\n]*\]/g;

export function catalogue() {
  const lines = readFileSync(join(root, 'e2e/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [id, area, owner, requirement, ...more] = line.split('\t');
    if (!requirement || more.length > 0) throw new Error(`Not a row of four columns: ${line}`);
    return { id, area, owner, requirement };
  });
}

/** Returns the ids that a title cites. A range such as [TERMS-005…009] cites all of its rows. */
export const idsOfTitle = (title) =>
  [...title.matchAll(BRACKETS)].flatMap(([bracket]) => idsIn(bracket));

export function idsIn(bracket) {
  const spread = bracket.replaceAll(
    /([A-Z]+)-(\d{3})…(?:[A-Z]+-)?(\d{3})/g,
    (_, area, from, to) => {
      const ids = [];
      for (let n = Number(from); n <= Number(to); n++)
        ids.push(`${area}-${String(n).padStart(3, '0')}`);
      return ids.join(' ');
    },
  );
  // `SHELL-001, 002` cites a second row of the same area.
  const full = spread.replaceAll(/([A-Z]+)-(\d{3})((?:,\s*\d{3}\b)+)/g, (_, area, first, rest) =>
    [first, ...rest.match(/\d{3}/g)].map((n) => `${area}-${n}`).join(' '),
  );
  return full.match(ID) ?? [];
}

/** Returns the rows that no test proved, with the results of their tests. */
export function notShown(rows, tests) {
  const cited = new Map(rows.map(({ id }) => [id, []]));
  for (const { title, state } of tests)
    for (const id of idsOfTitle(title)) cited.get(id)?.push(state);
  return rows
    .filter(({ id }) => !cited.get(id).includes('passed'))
    .map((row) => ({ ...row, states: [...new Set(cited.get(row.id))] }));
}

/** Prints which rows are proved, by area or in brief. Returns the number of open rows. */
export function tellRequirements(tests, { brief = false } = {}) {
  const rows = catalogue();
  const open = notShown(rows, tests);
  const areas = brief ? [] : rows.map((row) => row.area);
  for (const area of new Set(areas)) {
    const all = rows.filter((row) => row.area === area).length;
    const missing = open.filter((row) => row.area === area);
    console.log(`${area.padEnd(8)} ${String(all - missing.length).padStart(3)} of ${all}`);
    for (const { id, states, requirement } of missing)
      console.log(`  ${id} not shown (${states.join(', ') || 'no test'}): ${requirement}`);
  }
  console.log(`${rows.length - open.length} of ${rows.length} rows shown by tests that passed`);
  return open.length;
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  const tests = testsOfRun() ?? stop('No run is kept in test-results; npm test makes one.');
  process.exitCode = tellRequirements(tests) > 0 ? 1 : 0;
}
