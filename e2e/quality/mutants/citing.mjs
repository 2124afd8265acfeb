import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { idsIn, testFiles } from '../../tools/requirements.mjs';
import { root } from '../../tools/toolchain.mjs';

/** Tests with an embedded database take seconds and run last. */
const isSlow = (text) => text.includes('@jest-environment ./shared/database');

/**
 * Returns, for each requirement, the test files whose titles cite it, fast ones first, with a pattern of the titles.
 * Leaves out journeys, because they need a build.
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

/** Returns the arguments of one run: the files, and a pattern of the titles in them. */
export const runOf = (files) => ({
  files: [...files.keys()],
  titles: [...new Set([...files.values()].flatMap((brackets) => [...brackets]))]
    .map(asPattern)
    .join('|'),
});

export const asPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
