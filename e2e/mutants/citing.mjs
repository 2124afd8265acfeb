import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { idsIn, testFiles } from '../run/requirements.mjs';
import { root } from '../run/toolchain.mjs';

/** Tests that start an embedded database take seconds; they are asked last. */
const isSlow = (text) => text.includes('@jest-environment ./e2e');

/**
 * For each row the files whose titles cite it, cheap ones first, and a pattern of their titles. Journeys stand apart:
 * they need a build.
 */
export function citingTests({ withDatabase = true } = {}) {
  const rows = new Map();
  for (const file of testFiles()) {
    const text = readFileSync(file, 'utf8');
    if (!withDatabase && isSlow(text)) continue;
    for (const [bracket] of text.matchAll(/\[[A-Z]+-\d{3}[^\]\n]*\]/g))
      for (const id of idsIn(bracket)) {
        const tests = rows.get(id) ?? { cheap: new Map(), slow: new Map(), journeys: new Map() };
        rows.set(id, tests);
        const kind = file.endsWith('.spec.ts') ? 'journeys' : isSlow(text) ? 'slow' : 'cheap';
        const path = relative(root, file);
        tests[kind].set(path, (tests[kind].get(path) ?? new Set()).add(bracket));
      }
  }
  return rows;
}

/** What one run takes: the files, and the titles in them. */
export const runOf = (files) => ({
  files: [...files.keys()],
  titles: [...new Set([...files.values()].flatMap((brackets) => [...brackets]))]
    .map(asPattern)
    .join('|'),
});

export const asPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
