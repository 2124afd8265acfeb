import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stores } from '../testing/stores';
import { probe } from './probe';
import { addVersion, publishedVersions } from './versions';

const README = join(__dirname, '../README.md');

/** Names of the stores in the table. */
const names: Readonly<Record<string, string>> = {
  'a folder': 'a folder',
  S3: 'S3, our stand-in',
  'a foreign S3': 'S3, Ceph 16',
};

const WRITERS = 24;
const version = { date: '2026-11-23T00:00:00Z', git: '', note: '' };

/** Returns one column of the table: the kind of store, and for each property whether the store keeps it. */
async function columnOf([kind, open]: (typeof stores)[number]) {
  const { store, close } = await open();
  const findings = await probe(store, 'channels');
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    addVersion(store, 'apply', { ...version, version: `1.0.${n}` }),
  );
  await Promise.all(writers);
  const isWhole = (await publishedVersions(store, 'apply')).length === WRITERS;
  await close();
  const last = { property: `loses none of ${WRITERS} changes at once`, isKept: isWhole };
  const all = [...findings, last];
  return {
    kind: names[kind] ?? kind,
    kept: Object.fromEntries(all.map(({ property, isKept }) => [property, isKept ? 'yes' : 'NO'])),
  };
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads a column of the README's table. For example 'a folder' gives { 'lists at once …': 'yes', … }. */
function writtenFor(kind: string): Record<string, string> {
  const rows = readFileSync(README, 'utf8').split('\n').map(cellsOf);
  const head = rows.findIndex(([first]) => first === 'A store …');
  const end = rows.findIndex(({ length }, index) => index > head && length === 0);
  const column = rows[head]?.indexOf(kind) ?? -1;
  const body = rows.slice(head + 2, end);
  return Object.fromEntries(body.map((row) => [row[0] ?? '', row[column] ?? '']));
}

describe('the table of stores in the README', () => {
  it('shows which properties each kind of store was just found to have', async () => {
    const columns = await Promise.all(stores.map(columnOf));
    process.stdout.write(`${JSON.stringify(columns, undefined, 2)}\n`);

    for (const { kind, kept } of columns) expect(writtenFor(kind)).toEqual(kept);
  });
});
