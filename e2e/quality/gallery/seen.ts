import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { oneDocument } from '../../engines/popups/one-document';
import { type View, viewed, views } from '../../journeys/scenes/view';
import { test as journey } from '../../journeys/test';

type Seen = {
  view: View;
  /** A page on a phone of the view. */
  seen: Page;
};

export const test = journey.extend<Seen>({
  view: [views[0], { option: true }],
  seen: async ({ browser, view }, use) => {
    const page = await viewed(browser, view);
    await use(page);
    await page.context().close();
  },
});

/**
 * Looks at the whole page on a phone as long as the page. Fixed content is then at its end. A popup is shown at the
 * normal size.
 */
export async function atFullLength(page: Page, look: () => Promise<unknown>): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 390 };
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  );
  await page.setViewportSize({ width, height: Math.max(height, 844) });
  await look();
  await page.setViewportSize({ width, height: 844 });
}

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
