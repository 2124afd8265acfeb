import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneDocument } from '../../gallery/one-document';
import type { Engine } from '../engine';
import { until } from '../screen';
import type { Length, PopupKind } from './kinds';

/** The product's popups over a long page of their own, in whichever engine; `folder` keeps the page. */
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
    /** The page without a popup; one that was open is gone. */
    start: () => engine.goto(pathToFileURL(file).href),
    open: async (kind: PopupKind, length: Length) => {
      await engine.run(`__open('${kind}', '${length}')`);
      await stands();
    },
  };
}
