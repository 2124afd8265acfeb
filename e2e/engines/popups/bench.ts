import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../journeys/screen/engine';
import { until } from '../../journeys/screen/screen';
import type { Length, PopupKind } from './kinds';
import { oneDocument } from './one-document';

/** Opens the product's popups over a long page, in any engine. `folder` stores the page. */
export async function popupBench(engine: Engine, folder: string) {
  const file = join(folder, 'popups.html');
  const page = await oneDocument(join(import.meta.dirname, 'page.tsx'), { title: 'Popups' });
  writeFileSync(file, page);
  const stands = () =>
    until('see the popup stand still', () =>
      engine.run<boolean>(
        `document.querySelector('dialog') !== null && document.getAnimations().length === 0`,
      ),
    );
  return {
    /** Loads the page again without a popup. */
    start: () => engine.goto(pathToFileURL(file).href),
    open: async (kind: PopupKind, length: Length) => {
      await engine.run(`__open('${kind}', '${length}')`);
      await stands();
    },
  };
}
