import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles one of these programs for plain Node, because many of them are started and killed. Returns the file. */
export function deliveryProgram(name: string, folder: string): string {
  buildSync({
    entryPoints: [join(__dirname, `${name}.ts`)],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['typescript', 'playwright'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  return join(folder, `${name}.mjs`);
}
