import { walks } from '../quality/gallery/walks';
import { lookingWith } from './looking';
import { test } from './test';

test.use({ expectedNoise: /Failed to load resource/ });

for (const walk of walks)
  test(`no text is cut or overflows in a sheet, dialog or error of ${walk.name} [SHELL-020]`, async ({
    phone,
    sandbox,
  }) => {
    test.setTimeout(240_000);
    const { look, expectNoFaults } = lookingWith(phone.engine);
    await sandbox.open(phone, walk);
    await walk.walk(phone, (name) => look(`${walk.name} ${name}`));
    expectNoFaults();
  });
