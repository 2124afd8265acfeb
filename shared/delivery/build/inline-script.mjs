import { buildSync } from 'esbuild';
import { targets } from './targets.mjs';

/**
 * A script that stands inline in the page, from its sources: one file, as small as it gets, so that its digest alone can
 * stand in the page's policy. `inputs` are the files it was made of.
 */
export function inlineScript(file) {
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
