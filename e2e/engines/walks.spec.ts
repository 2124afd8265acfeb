import { nightlyUnless } from '../journeys/nightly';
import { walks } from '../journeys/scenes/walks';
import { lookingWith } from './looking';
import { test } from './test';

test.use({ expectedNoise: /Failed to load resource/ });

/** The longest one. `journeys/accessibility.spec.ts` checks the others in Chromium; the nightly run checks all. */
const WALK_OF_EVERY_RUN = 'buy-standard';

for (const walk of walks)
  test(
    `no text is cut or overflows in a sheet, dialog or error of ${walk.name} [SHELL-020]`,
    nightlyUnless(walk.name === WALK_OF_EVERY_RUN),
    async ({ phone, sandbox }) => {
      const { look, expectNoFaults } = lookingWith(phone.engine);
      await sandbox.open(phone, walk);
      await walk.walk(phone, (name) => look(`${walk.name} ${name}`));
      expectNoFaults();
    },
  );
