import { buildSync } from 'esbuild';
import { targets } from './targets.mjs';

/**
 * A script from its sources: one file, as small as it gets, so that the digest of one that stands inline in the page is all
 * that the page's policy needs. `inputs` are the files it was made of.
 */
export function bundledScript(file) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
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
