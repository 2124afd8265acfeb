import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cutFont } from '../../ui/font/cut.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * A loader: in place of the empty stylesheet come the faces of our font, cut to the texts as they are now. Nobody commits
 * a font, so two teams may each write a new syllable.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default async function fontFaces() {
  const done = this.async();
  // What it is made of is no file of the build: all texts. In development a syllable may wait for the next start, for
  // the second file has it.
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
