import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Engine } from './engine';
import { ask, until } from './screen';

const results = join(import.meta.dirname, '../../test-results');
const heightsFolder = join(results, 'heights');
/** `npm run engines -- --all` keeps a screenshot of every screen. */
const keepsPictures = process.env['NIGHTLY'] !== undefined;

/**
 * Checks screens that are idle. Cut, collapsed or overflowing content is a fault. Writes the heights of all text boxes
 * to `test-results/heights`, where `e2e/run/box-heights.mjs` compares the engines.
 */
export function lookingWith(engine: Engine) {
  const faults: string[] = [];
  const heights: Record<string, unknown> = {};
  const pictures = join(results, 'screens', engine.name);
  if (keepsPictures) mkdirSync(pictures, { recursive: true });
  return {
    look: async (place: string) => {
      let before = '';
      await until(`see ${place} at rest`, async () => {
        const now = await ask<string>(engine, 'rest');
        const isStill = now !== '' && now === before;
        before = now;
        return isStill;
      });
      const found = await ask<string[]>(engine, 'layoutFaults');
      faults.push(...found.map((fault) => `${place}: ${fault}`));
      heights[place] = await ask(engine, 'heights');
      if (keepsPictures)
        await engine.picture(join(pictures, `${place.replaceAll(/[^\w-]+/g, '_')}.png`));
    },
    /** Writes the heights under this name, and fails if there were faults. */
    told: (name: string) => {
      mkdirSync(heightsFolder, { recursive: true });
      writeFileSync(join(heightsFolder, `${engine.name}-${name}.json`), JSON.stringify(heights));
      expect(faults).toEqual([]);
    },
  };
}
