import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { transform } from 'lightningcss';

/** Controls of `@shared/ui` that the consoles use. A class is named `Button-primary`: its file, then its own name. */
const controls = [
  'Icon',
  'Button',
  'Card',
  'Badge',
  'Notice',
  'Facts',
  'Field',
  'Select',
  'Checkbox',
  'Segmented',
  'Tabs',
] as const;

const UI = 'shared/platform/ui';
const FONT = `${UI}/node_modules/pretendard/dist/web/variable`;

/**
 * Serves the files of the frame of both consoles: `style.css` with the tokens, the controls and the font of the
 * product, and the parts of that font. `root` is the folder of the project, `own` are more stylesheets in it.
 */
export function frameFiles(root: string, ...own: readonly string[]): Hono {
  const app = new Hono();
  app.get('/style.css', (c) =>
    c.body(styles(root, own), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  app.get('/woff2-dynamic-subset/:part{[\\w.]+\\.woff2}', async (c) => {
    const part = join(root, FONT, 'woff2-dynamic-subset', c.req.param('part'));
    const bytes = await readFile(part).catch(() => undefined);
    if (bytes === undefined) return c.text('not found', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'max-age=86400',
    });
  });
  return app;
}

function styles(root: string, own: readonly string[]): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const looks = ['tokens', 'base'].map((name) => read(`${UI}/src/${name}.css`));
  const parts = controls.map((name) => namedAfterFile(name, read(`${UI}/src/${name}.module.css`)));
  const frame = read('shared/delivery/console/frame/frame.css');
  const font = read(`${FONT}/pretendardvariable-dynamic-subset.css`);
  return [...looks, ...parts, frame, ...own.map(read), font].join('\n');
}

const namedAfterFile = (name: string, css: string): string =>
  transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    cssModules: { pattern: '[name]-[local]' },
  }).code.toString();
