import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright/test';
import { chromiumEngine } from '../../engines/chromium';
import { screenOf } from '../../engines/screen';
import { browser as launchOptions } from '../../journeys/browser';
import { startSandbox } from '../../journeys/sandbox-process';
import { contactSheet, type Picture } from './contact-sheet';
import { type Scene, scenesOf } from './scenes';
import { open, settled, type View, viewed, views } from './view';
import { walks } from './walks';
import { forced, workbench } from './workbench';

/**
 * `npm run gallery [-- --only status --width 390]`: every screen of the product for every seeded person, on phones of
 * several widths and with text of twice the size, and every component in every state, as one page of pictures in
 * `.gallery/index.html`.
 */
const { values: wanted } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, out: { type: 'string' } },
});
const out = wanted.out ?? join(import.meta.dirname, '../../.gallery');
mkdirSync(out, { recursive: true });

const sandbox = await startSandbox();
const browser = await chromium.launch(launchOptions);
const pictures: Picture[] = [];
try {
  const scenes = (await scenesOf(sandbox.origin)).filter(({ name }) =>
    name.includes(wanted.only ?? ''),
  );
  const shown = views.filter(({ width }) => !wanted.width || width === Number(wanted.width));
  const bench = await workbench();
  for (const view of shown) {
    pictures.push(...(await components(bench, view)));
    const page = await viewed(browser, view);
    for (const scene of scenes) pictures.push(await shot(scene, view));
    for (const walk of walks.filter(({ name }) => name.includes(wanted.only ?? ''))) {
      await fetch(`${sandbox.origin}/sandbox/api/reset`, { method: 'POST' });
      const said = await saidBy(async () => {
        await open(page, sandbox.origin, walk);
        await walk.walk(screenOf(chromiumEngine(page)), async (what) => {
          await settled(page);
          pictures.push(await taken({ ...walk, name: `${walk.name} ${what}` }, view, ''));
        });
      });
      tell(walk, view, said);
    }
    await page.context().close();

    async function shot(scene: Scene, of: View): Promise<Picture> {
      const said = await saidBy(() => open(page, sandbox.origin, scene));
      tell(scene, of, said);
      return taken(scene, of, said);
    }

    async function taken(scene: Scene, of: View, said: string): Promise<Picture> {
      const file = `${scene.name.replaceAll(/[^\w-]+/g, '_')}-${of.width}-${of.text}.png`;
      await picture(page, file);
      return { scene, view: of, file, said };
    }
  }
} finally {
  await browser.close();
  await sandbox.stop();
}

function tell({ name }: Scene, { width }: View, said: string): void {
  if (said === '') return;
  console.log(`${name} (${width}): ${said}`);
  process.exitCode = 1;
}

/** Returns the error of a step or an empty text, so that the other pictures are still taken. */
function saidBy(way: () => Promise<void>): Promise<string> {
  return way().then(
    () => '',
    (failure: unknown) => String(failure).split('\n')[0] ?? '',
  );
}

/**
 * Takes a picture of the whole page on a phone as long as the page. Fixed content is then at its end. A popup is shown
 * at the normal size.
 */
async function picture(page: Page, file: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 390 };
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  );
  await page.setViewportSize({ width, height: Math.max(height, 844) });
  await page.screenshot({ path: join(out, file), animations: 'disabled' });
  await page.setViewportSize({ width, height: 844 });
}

async function components(html: string, view: View): Promise<Picture[]> {
  const page = await viewed(browser, view);
  await page.setContent(html);
  const states = ['', 'hover', 'active', 'focus-visible'] as const;
  const taken: Picture[] = [];
  for (const state of states) {
    const file = `components-${state || 'rest'}-${view.width}-${view.text}.png`;
    await forced(page, state);
    await picture(page, file);
    const scene = { name: `components ${state || 'at rest'}`, as: 'web', to: '' } as const;
    taken.push({ scene, view, file, said: '' });
  }
  await page.context().close();
  return taken;
}

writeFileSync(join(out, 'index.html'), contactSheet(pictures));
console.log(`${pictures.length} pictures: ${join(out, 'index.html')}`);
