import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { oneDocument } from '../../engines/popups/one-document';

/** Returns the page of components as one document without requests. */
export const workbench = (): Promise<string> =>
  oneDocument(join(import.meta.dirname, 'workbench-page.tsx'), {
    title: 'Components',
    style: 'body{padding:20px}',
  });

/** Forces all controls of the page into a state of a finger or key. '' is the normal state. */
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
