import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright/test';
import { startSandbox } from '../journeys/sandbox-process';
import { contactSheet, type Picture } from './contact-sheet';
import { type Scene, scenesOf } from './scenes';
import { open, type View, viewed, views } from './view';

/**
 * `npm run gallery [-- --only status --width 390]`: every screen of the product for every seeded person, on phones of
 * several widths and with text of twice the size, as one page of pictures in `.gallery/index.html`.
 */
const { values: wanted } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, out: { type: 'string' } },
});
const out = wanted.out ?? join(import.meta.dirname, '../../.gallery');
mkdirSync(out, { recursive: true });

const sandbox = await startSandbox();
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const pictures: Picture[] = [];
try {
  const scenes = (await scenesOf(sandbox.origin)).filter(({ name }) =>
    name.includes(wanted.only ?? ''),
  );
  const shown = views.filter(({ width }) => !wanted.width || width === Number(wanted.width));
  for (const view of shown) {
    const page = await viewed(browser, view);
    for (const scene of scenes) pictures.push(await shot(scene, view));
    await page.context().close();

    async function shot(scene: Scene, of: View): Promise<Picture> {
      const file = `${scene.name.replaceAll(/[^\w-]+/g, '_')}-${of.width}-${of.text}.png`;
      const said = await open(page, sandbox.origin, scene).then(
        () => '',
        (failure: unknown) => String(failure).split('\n')[0] ?? '',
      );
      await page.screenshot({ path: join(out, file), fullPage: true });
      process.stdout.write(said ? `${scene.name} (${of.width}): ${said}\n` : '');
      return { scene, view: of, file, said };
    }
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
writeFileSync(join(out, 'index.html'), contactSheet(pictures));
console.log(`${pictures.length} pictures: ${join(out, 'index.html')}`);
