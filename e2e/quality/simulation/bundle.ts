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

/** Sources of a program: its first file, and further modules that are replaced, by the path of their import. */
type Sources = {
  entry: string;
  instead: Readonly<Record<string, string>>;
  /** Outside production, a page can start its modules again. */
  environment: 'production' | 'test';
};
const wholeProduct: Sources = { entry: 'page/main.ts', instead: {}, environment: 'production' };

/** Modules that only draw. Each export is its own name, so that a screen shows which component it returns. */
const LOOKS = /^(?:@shared\/(?:ui|page)\/|.*\/CentreLine$|.*\.css$)/;

const simulated = (edit: Edit | undefined, instead: Sources['instead']): Plugin => ({
  name: 'simulated',
  setup(context) {
    context.onResolve({ filter: /./ }, ({ path }) => {
      const file = instead[path] ?? INSTEAD[path];
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
export const bundle = async (edit?: Edit, sources?: Sources): Promise<Program> =>
  new Function(...globals, `"use strict";${await source(edit, sources)}`) as Program;

/** Returns the product as one script. */
export async function source(
  edit?: Edit,
  { entry, instead, environment } = wholeProduct,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [simulated(edit, instead)],
  });
  return outputFiles[0]?.text ?? '';
}
