import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Rules of WCAG 2.2 A and AA that a page breaks, with where; `of` is a selector of a part, `only` some of the rules. */
export async function axeFaults(
  page: Page,
  { of, only }: { of?: string; only?: string[] } = {},
): Promise<string[]> {
  // The rules stay in a document: half a megabyte is read once. No frame of another origin is shown: where none is
  // looked for, axe opens no second page to count in.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  if (of) builder.include(of);
  if (only) builder.withRules(only);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
