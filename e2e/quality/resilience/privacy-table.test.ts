import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asMarkdown } from './privacy-table';

const plain = (row: string): string => row.replace(/\s+/g, ' ').trim();

it('the README lists where each of the thirteen values stays and why', () => {
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8').split('\n').map(plain);

  expect(asMarkdown()).toHaveLength(13);
  expect(asMarkdown().filter((row) => !readme.includes(plain(row)))).toEqual([]);
});
