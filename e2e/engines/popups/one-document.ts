import { build } from 'esbuild';

/** Builds a page with everything that it needs in one document, without requests. `style` is added to its styles. */
export async function oneDocument(
  entry: string,
  { title, style = '' }: { title: string; style?: string },
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: 'memory',
    write: false,
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.svg': 'dataurl', '.woff2': 'dataurl' },
  });
  const text = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${text('.css')}${style}</style><div id="root"></div><script>${text('.js').replaceAll('</script', '<\\/script')}</script></html>`;
}
