import { scenesOf } from '../gallery/scenes';
import { lookingWith } from './looking';
import { test } from './test';

/** The screens in parts of about the same length, so that they are looked at side by side. */
const PARTS = [1, 2, 3, 4] as const;

test.use({ expectedNoise: /Failed to load resource/ });

for (const part of PARTS)
  test(`every screen for every seeded person: no text is cut or collapsed, nothing sticks out: part ${part} of ${PARTS.length} [SHELL-020]`, async ({
    phone,
    sandbox,
  }) => {
    test.setTimeout(600_000);
    const { look, told } = lookingWith(phone.engine);
    const scenes = await scenesOf(sandbox.origin);
    for (const [index, scene] of scenes.entries())
      if (index % PARTS.length === part - 1) {
        await sandbox.open(phone, scene);
        await look(`${scene.name} ${scene.to}`);
      }
    told(`${part}`);
  });
