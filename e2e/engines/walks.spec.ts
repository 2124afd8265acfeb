import { walks } from '../gallery/walks';
import { lookingWith } from './looking';
import { test } from './test';

test.use({ expectedNoise: /Failed to load resource/ });

for (const walk of walks)
  test(`every sheet, dialog and mistake on the way: no text is cut or collapsed, nothing sticks out: ${walk.name} [SHELL-020]`, async ({
    phone,
    sandbox,
  }) => {
    test.setTimeout(240_000);
    const { look, told } = lookingWith(phone.engine);
    await sandbox.open(phone, walk);
    await walk.walk(phone, (name) => look(`${walk.name} ${name}`));
    told(walk.name);
  });
