import { firstViewPages } from './first-view-pages';
import { expect, test } from './test';
import { withoutReact } from './without-react';

declare global {
  interface Window {
    /** What has moved since the page was opened, each with how far (as a cumulative layout shift counts it). */
    __shifts?: { value: number; what: string[] }[];
  }
}

/** Runs in the page before anything else. */
function watchShifts(text: string): void {
  const moved: NonNullable<Window['__shifts']> = [];
  window.__shifts = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] }: { value: number; sources?: { node: Node | null }[] } =
        Object(entry);
      const what = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
      moved.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { font-size: ${text} }`);
  document.adoptedStyleSheets = [sheet];
}

const looks = [
  { look: 'on a phone', text: '100%', width: 390 },
  { look: 'on 320 px with text of 200 %', text: '200%', width: 320 },
] as const;

for (const { name, to, known, person } of firstViewPages)
  for (const { look, text, width } of looks)
    test(`nothing of ${name} moves from its first paint to React's page ${look}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      if (person) {
        await sandbox.open(page, { person, as: 'android', to });
        await expect(page.getByText(known).first()).toBeAttached();
      }
      await page.addInitScript(watchShifts, text);
      const react = await withoutReact(page);
      const web = `/sandbox/open?${new URLSearchParams({ as: 'web', to })}`;
      await page.goto(sandbox.origin + (person ? to : web), { waitUntil: 'commit' });
      await expect(page.locator('main[data-first]')).toBeAttached();
      await expect(page.getByText(known).first()).toBeAttached();

      await react();

      await expect(page.getByText(known).first()).toBeAttached();
      const moved = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((painted) => requestAnimationFrame(painted));
        return window.__shifts;
      });
      expect(moved?.filter(({ value }) => value >= 0.0005)).toEqual([]);
    });
