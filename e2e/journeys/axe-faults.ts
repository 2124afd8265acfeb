import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * Returns the rules of WCAG 2.2 A and AA that a page breaks, with the elements. `of` selects a part, `only` selects
 * rules.
 */
export async function axeFaults(
  page: Page,
  { of, only }: { of?: string; only?: string[] } = {},
): Promise<string[]> {
  // The source of axe (500 kB) stays in the document and is loaded only once. Legacy mode opens no second page, because
  // no page shows a frame of another origin.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    // Axe describes what it found, but not everything that is right.
    .options({ resultTypes: ['violations'] });
  if (of) builder.include(of);
  if (only) builder.withRules(only);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
