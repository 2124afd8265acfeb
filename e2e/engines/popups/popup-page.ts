import { join } from 'node:path';
import { build } from 'esbuild';

/** The product's popups on a page of their own, as one document without requests. */
export async function popupPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page.tsx')],
    outdir: 'memory',
    write: false,
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.svg': 'dataurl', '.woff2': 'dataurl' },
  });
  const text = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Popups</title><style>${text('.css')}</style><div id="root"></div><script>${text('.js').replaceAll('</script', '<\\/script')}</script></html>`;
}
