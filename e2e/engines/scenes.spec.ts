import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenesOf } from '../gallery/scenes';
import { ask, until } from './screen';
import { expect, test } from './test';

/** The screens in parts of about the same length, so that they are looked at side by side. */
const PARTS = [1, 2, 3, 4] as const;
const results = join(import.meta.dirname, '../../test-results/heights');

test.use({ expectedNoise: /Failed to load resource/ });

for (const part of PARTS)
  test(`every screen for every seeded person: no text is cut or collapsed, nothing sticks out: part ${part} of ${PARTS.length} [SHELL-020]`, async ({
    phone,
    sandbox,
  }) => {
    test.setTimeout(600_000);
    const { engine } = phone;
    const scenes = (await scenesOf(sandbox.origin)).filter(
      (_, index) => index % PARTS.length === part - 1,
    );
    const faults: string[] = [];
    const heights: Record<string, unknown> = {};
    for (const scene of scenes) {
      const place = `${scene.name} ${scene.to}`;
      await sandbox.open(phone, scene);
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
    }
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, `${engine.name}-${part}.json`), JSON.stringify(heights));
    expect(faults).toEqual([]);
  });
