import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const folder = join(root, 'shared/docs/adr');

const SECTIONS = ['Context', 'Decision', 'Consequences', 'Governs'];
const MAX_BYTES = 2400;

const records = readdirSync(folder)
  .filter((file) => file !== 'superseded.md')
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** Returns the paths in the last section of a record. For example 'Governs `a.ts`, `b`' gives ['a.ts', 'b']. */
const governedIn = (text: string): string[] =>
  [...(text.split('\n## Governs\n')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

describe('architecture decision records', () => {
  it('are numbered without a gap', () => {
    expect(records.map(({ file }) => file.slice(0, 4))).toEqual(
      records.map((_, index) => `${index + 1}`.padStart(4, '0')),
    );
  });

  it.each(records)('$file has a title, a status and four sections', ({ file, text }) => {
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)} .+\n\nStatus: (accepted|proposed)`));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(records)('$file governs paths that exist', ({ text }) => {
    const paths = governedIn(text);

    expect(paths).not.toHaveLength(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
