import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Engine } from '../journeys/screen/engine';
import { ask, until } from '../journeys/screen/screen';

/** `npm run engines -- --all` keeps a screenshot of every screen. */
const keepsPictures = process.env['NIGHTLY'] !== undefined;

/** Checks screens that are idle. Cut, collapsed or overflowing content is a fault. */
export function lookingWith(engine: Engine) {
  const faults: string[] = [];
  const pictures = join(import.meta.dirname, '../../test-results/screens', engine.name);
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
      if (keepsPictures)
        await engine.picture(join(pictures, `${place.replaceAll(/[^\w-]+/g, '_')}.png`));
    },
    expectNoFaults: () => expect(faults).toEqual([]),
  };
}
