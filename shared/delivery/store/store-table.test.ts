import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stores } from '../testing/stores';
import { probe } from './probe';
import { addVersion, publishedVersions } from './versions';

const README = join(__dirname, '../README.md');

/** What the table calls the stores of the tests. */
const names: Readonly<Record<string, string>> = {
  'a folder': 'a folder',
  S3: 'S3, our stand-in',
  'a foreign S3': 'S3, Ceph 16',
};

const WRITERS = 24;
const version = { date: '2026-11-23T00:00:00Z', git: '', note: '' };

/** One row of the table: what a store keeps, the properties in the order they are tried. */
async function rowOf([kind, open]: (typeof stores)[number]) {
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
    head: ['A store …', ...all.map(({ property }) => property)],
    cells: [names[kind] ?? kind, ...all.map(({ isKept }) => (isKept ? 'yes' : 'NO'))],
  };
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the table of stores in the README', () => {
  it('says what each kind of store keeps, as it was just found', async () => {
    const written = readFileSync(README, 'utf8').split('\n').map(cellsOf);
    const [first, ...others] = await Promise.all(stores.map(rowOf));
    const rows = [first?.head ?? [], ...[first, ...others].map((row) => row?.cells ?? [])];
    process.stdout.write(`${rows.map((row) => row.join(' | ')).join('\n')}\n`);

    for (const row of rows) expect(written).toContainEqual(row);
  });
});
