import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of a file of this package. `root` is the folder of the project. */
export const textIn = (root: string, file: string): string =>
  readFileSync(join(root, 'shared/delivery', file), 'utf8');

/**
 * Returns a file of this package with its `{{names}}` replaced. A name alone on its line gives each line of its value the
 * indent of this line, and an empty value removes the line.
 */
export const filled = (
  root: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string =>
  textIn(root, file)
    .replaceAll(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      (values[name] ?? '').replaceAll(/^(?=.)/gm, indent).replace(/(?<=.)$/, '\n'),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
