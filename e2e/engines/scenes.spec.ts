import { scenesOf } from '../journeys/scenes/scenes';
import { lookingWith } from './looking';
import { test } from './test';

/** Parts of about the same length that can run in parallel. */
const PARTS = [1, 2, 3, 4] as const;

test.use({ expectedNoise: /Failed to load resource/ });

for (const part of PARTS)
  test(`no text is cut or overflows on any screen of any person, part ${part} of ${PARTS.length} [SHELL-020]`, async ({
    phone,
    sandbox,
  }) => {
    const { look, expectNoFaults } = lookingWith(phone.engine);
    const scenes = await scenesOf(sandbox.origin);
    for (const [index, scene] of scenes.entries())
      if (index % PARTS.length === part - 1) {
        await sandbox.open(phone, scene);
        await look(`${scene.name} ${scene.to}`);
      }
    expectNoFaults();
  });
