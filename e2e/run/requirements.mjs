import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './toolchain.mjs';

/**
 * `npm run requirements`: which rows of e2e/requirements.tsv no test cites, by area. Fails on a cited id that does not
 * exist. With `--need ROUTE,GUARD` it also fails when a row of these areas (or a single id) is not cited.
 */
const ID = /\b[A-Z]+-\d{3}\b/g;
const SKIPPED = /(^|\/)(node_modules|dist|\.store|\.data|\.cache|\.git)(\/|$)/;

export function catalogue() {
  const lines = readFileSync(join(root, 'e2e/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [id, area, owner, requirement] = line.split('\t');
    return { id, area, owner, requirement };
  });
}

/** Ids cited in titles of tests, with the files that cite them. A range such as [TERMS-005…009] cites all of it. */
export function citations() {
  const cited = new Map();
  for (const file of testFiles()) {
    const text = readFileSync(file, 'utf8');
    for (const [bracket] of text.matchAll(/\[[A-Z]+-\d{3}[^\]\n]*\]/g))
      for (const id of idsIn(bracket))
        cited.set(id, [...(cited.get(id) ?? []), relative(root, file)]);
  }
  return cited;
}

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
  // `SHELL-001, 002` names a second row of the same area.
  const full = spread.replaceAll(/([A-Z]+)-(\d{3})((?:,\s*\d{3}\b)+)/g, (_, area, first, rest) =>
    [first, ...rest.match(/\d{3}/g)].map((n) => `${area}-${n}`).join(' '),
  );
  return full.match(ID) ?? [];
}

export const testFiles = () =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !SKIPPED.test(relative(root, file)));

function report(needed) {
  const rows = catalogue();
  const known = new Set(rows.map(({ id }) => id));
  const cited = citations();
  const unknown = [...cited.keys()].filter((id) => !known.has(id));
  for (const id of unknown) console.log(`${id} does not exist (${cited.get(id).join(', ')})`);

  const areas = Map.groupBy ? Map.groupBy(rows, (row) => row.area) : groupByArea(rows);
  for (const [area, all] of areas) {
    const open = all.filter(({ id }) => !cited.has(id));
    console.log(
      `${area.padEnd(8)} ${String(all.length - open.length).padStart(3)} of ${all.length}${open.length ? `   not cited: ${open.map(({ id }) => id.slice(area.length + 1)).join(' ')}` : ''}`,
    );
  }
  const missing = rows.filter(
    ({ id, area }) => !cited.has(id) && (needed.includes(area) || needed.includes(id)),
  );
  if (missing.length > 0)
    console.log(`\nneeded and not cited: ${missing.map(({ id }) => id).join(', ')}`);
  console.log(
    `\n${rows.length - rows.filter(({ id }) => !cited.has(id)).length} of ${rows.length} rows cited by tests`,
  );
  return unknown.length + missing.length;
}

function groupByArea(rows) {
  const areas = new Map();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return areas;
}

if (import.meta.filename === process.argv[1]) {
  const at = process.argv.indexOf('--need');
  process.exitCode = report(at < 0 ? [] : (process.argv[at + 1] ?? '').split(',')) > 0 ? 1 : 0;
}
