import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { targets } from './targets.mjs';

/**
 * The script that stands inline in the page, from its sources in the host's `src/page`: one file, as small as it gets,
 * so that its digest alone can stand in the page's policy. `inputs` are the files it was made of.
 */
export function bundleStarter(pageFolder) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [join(pageFolder, 'starter.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: targets.esbuild,
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return { text: outputFiles[0].text.trim(), inputs: Object.keys(metafile.inputs) };
}
