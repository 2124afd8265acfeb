import { join } from 'node:path';
import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { browserslistToTargets } from 'lightningcss';

// The data is as old as the lock file: the same sources build the same files, and nobody is told to update it here.
process.env.BROWSERSLIST_IGNORE_OLD_DATA ??= 'true';

const list = join(import.meta.dirname, '../../../.browserslistrc');
const named = browserslist.loadConfig({ config: list });

/** The engines of `.browserslistrc`, in the words of each tool that writes what is shipped. */
export const targets = {
  webpack: `browserslist:${list}`,
  esbuild: browserslistToEsbuild(named),
  lightningcss: browserslistToTargets(browserslist(named)),
};
