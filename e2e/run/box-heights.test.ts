import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNode } from './testing/in-node';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'heights-'));
  mkdirSync(join(results, 'heights'));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

/** Writes the heights that one part of a run measured in one engine. */
const measured = (engine: string, part: number, boxes: Record<string, number>) =>
  writeFileSync(
    join(results, `heights/${engine}-${part}.json`),
    JSON.stringify({ 'home /app/': boxes }),
  );
const differing = () => inNode<number>('box-heights.mjs', 'own.writeHeights(...given)', results);

describe('writeHeights', () => {
  it('lists boxes that differ by more than 15 %', () => {
    measured('chromium', 1, { 'h1 "홈"': 40, 'p "가격"': 20, 'p "기간"': 20 });
    measured('webkit', 1, { 'h1 "홈"': 46, 'p "가격"': 24, 'p "기간"': 0 });

    expect(differing()).toBe(2);
    expect(readFileSync(join(results, 'box-heights.md'), 'utf8').split('\n').slice(2)).toEqual([
      '| home /app/ | p "가격" | 20 | 24 |',
      '| home /app/ | p "기간" | 20 | 0 |',
      '',
    ]);
  });

  it('compares only boxes of both engines', () => {
    measured('chromium', 1, { 'p "김민준"': 20 });
    measured('webkit', 1, { 'p "이서연"': 40 });

    expect(differing()).toBe(0);
  });

  it('forgets the heights of an earlier run', () => {
    measured('chromium', 1, { 'p "가격"': 20 });
    measured('webkit', 1, { 'p "가격"': 40 });

    inNode('box-heights.mjs', 'own.forgetHeights(...given) ?? null', results);

    expect(differing()).toBe(0);
  });
});
