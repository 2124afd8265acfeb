import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cutFont } from '../../platform/ui/font/cut.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * Replaces the empty stylesheet by the faces of our font, with only the characters of the current texts. The font is
 * not committed, so that two teams can add characters without a conflict.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default async function fontFaces() {
  const done = this.async();
  // The font depends on all texts, which are not inputs of this loader, so production builds do not cache it. In
  // development, the second font file has any new character until the next start.
  if (this.mode === 'production') this.cacheable(false);
  try {
    const folder = await cutFont(root);
    const faces = join(folder, 'faces.css');
    this.addDependency(faces);
    const way = relative(dirname(this.resourcePath), folder).replaceAll('\\', '/');
    done(null, readFileSync(faces, 'utf8').replaceAll('url("./', `url("${way}/`));
  } catch (error) {
    done(error);
  }
}
