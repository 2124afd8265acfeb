import { buildSync } from 'esbuild';
import { targets } from './targets.mjs';

/**
 * Bundles a script into one minified text. An inline script then needs only one digest in the Content Security Policy.
 * `inputs` are its source files.
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
