import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Makes one of these programs something Node runs by itself: many of them start and are killed. Answers its file. */
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
