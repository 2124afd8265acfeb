import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';

/** The page of components as one document without requests. */
export async function workbench(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'workbench-page.tsx')],
    outdir: 'memory',
    write: false,
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.svg': 'dataurl', '.woff2': 'dataurl' },
  });
  const text = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title><style>${text('.css')}body{padding:20px}</style><div id="root"></div><script>${text('.js').replaceAll('</script', '<\\/script')}</script></html>`;
}

/** Puts all controls of the page into a state that only a finger or a key brings about; '' is rest. */
export async function forced(page: Page, state: '' | 'hover' | 'active' | 'focus-visible') {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'button, a, input, select, textarea',
  });
  const forcedPseudoClasses = state === 'focus-visible' ? ['focus', state] : state ? [state] : [];
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
