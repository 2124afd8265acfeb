import { join } from 'node:path';
import { build } from 'esbuild';

let made: Promise<string> | undefined;

export function eyesScript(): Promise<string> {
  made ??= build({
    entryPoints: [join(import.meta.dirname, 'eyes/main.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return made;
}
