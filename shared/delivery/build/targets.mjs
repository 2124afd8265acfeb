import { join } from 'node:path';
import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';

// The lock file fixes the age of this data, so that the same sources build the same files. This hides the update hint.
process.env.BROWSERSLIST_IGNORE_OLD_DATA ??= 'true';

const list = join(import.meta.dirname, '../../../.browserslistrc');
const named = browserslist.loadConfig({ config: list });

/** Browsers of `.browserslistrc` in the format of each build tool. */
export const targets = {
  webpack: `browserslist:${list}`,
  esbuild: browserslistToEsbuild(named),
  lightningcss: browserslistToTargets(browserslist(named)),
};
