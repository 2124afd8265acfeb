import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { globals } from './phone/globals';

const here = import.meta.dirname;
const root = join(here, '../../..');

/** One edit of a source file, as a mistake that the simulation must find. */
export type Edit = { file: string; text: string; replacement: string };

const INSTEAD: Readonly<Record<string, string>> = {
  react: 'page/react.ts',
  'react/jsx-runtime': 'page/react.ts',
  'react-router-dom': 'page/router.ts',
  '@shared/popup': 'page/popup.ts',
};

/** Modules that only draw. Each export is its own name, so that a screen shows which component it returns. */
const LOOKS = /^(?:@shared\/(?:ui|page)\/|.*\/CentreLine$|.*\.css$)/;

const simulated = (edit: Edit | undefined): Plugin => ({
  name: 'simulated',
  setup(context) {
    context.onResolve({ filter: /./ }, ({ path }) => {
      const file = INSTEAD[path];
      if (file !== undefined) return { path: join(here, file) };
      return LOOKS.test(path) ? { path, namespace: 'looks' } : undefined;
    });
    context.onLoad({ filter: /./, namespace: 'looks' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: (_, name) => String(name) }))',
      loader: 'js',
    }));
    if (edit === undefined) return;
    const file = join(root, edit.file);
    context.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path !== file) return undefined;
      const source = readFileSync(path, 'utf8');
      const parts = source.split(edit.text);
      if (parts.length !== 2) throw new Error(`${edit.file} must contain once: ${edit.text}`);
      return { contents: parts.join(edit.replacement), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Loads the product in a page. The parameters are all globals of the page. */
export type Program = (...values: unknown[]) => void;

/** Bundles the product as one function whose parameters replace the globals of the browser. */
export const bundle = async (edit?: Edit): Promise<Program> =>
  new Function(...globals, `"use strict";${await source(edit)}`) as Program;

/** Returns the product as one script. */
export async function source(edit?: Edit): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'page/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [simulated(edit)],
  });
  return outputFiles[0]?.text ?? '';
}
