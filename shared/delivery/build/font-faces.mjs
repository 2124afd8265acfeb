import { readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { cutFont, licence } from '../../platform/ui/font/cut.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * Replaces an empty stylesheet (`faces.css`, `slices.css`) by faces of our font. The font is not committed, so that two
 * teams can add characters without a conflict. Adds the licence, which every copy of the font must have with it.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default async function fontFaces() {
  const done = this.async();
  // The font depends on all texts, which are not inputs of this loader, so production builds do not cache it. In
  // development, a slice has any new character until the next start.
  if (this.mode === 'production') this.cacheable(false);
  try {
    const { dir, name, base } = parse(this.resourcePath);
    const folder = await cutFont(root, name);
    const faces = join(folder, base);
    this.addDependency(faces);
    this.emitFile('font/LICENSE.txt', licence);
    const way = relative(dir, folder).replaceAll('\\', '/');
    done(null, readFileSync(faces, 'utf8').replaceAll('url("./', `url("${way}/`));
  } catch (error) {
    done(error);
  }
}
