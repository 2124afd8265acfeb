import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import { bundledScript } from './bundled-script.mjs';
import { targets } from './targets.mjs';

const RENDER = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { FirstView } from './FirstView';
  import { OldEngine } from './OldEngine';
  module.exports = [FirstView, OldEngine].map((part) => renderToStaticMarkup(createElement(part)));
`;

/**
 * Returns index.html with the home page, the prerender runtime and the update message for old browsers, and its styles.
 * They are made from the components and stylesheets of the page, so that the first paint only needs the document.
 * `inputs` are the source files.
 */
export function firstView(pageFolder) {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: RENDER, resolveDir: pageFolder, loader: 'js' },
    outdir: 'memory',
    write: false,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'cjs',
    target: targets.esbuild,
    jsx: 'automatic',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.svg': 'dataurl' },
    metafile: true,
    logLevel: 'silent',
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text.trim();
  const module = { exports: [] };
  const run = new Function('module', 'exports', 'require', text('.js'));
  run(module, module.exports, createRequire(join(pageFolder, 'FirstView.tsx')));
  const [home, oldEngine] = module.exports;
  const [page, script] = ['index.html', 'old-engine.js'].map((name) => join(pageFolder, name));
  const drawer = bundledScript(join(pageFolder, 'drawer.ts'));
  const written = {
    home,
    'old-engine': `${oldEngine}<script>${inOldWords(script)}</script>`,
    drawer: `<script>${drawer.text}</script>`,
  };
  const template = Object.entries(written).reduce(
    (left, [place, markup]) => left.replace(`<!--${place}-->`, () => markup),
    readFileSync(page, 'utf8'),
  );
  const inputs = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return {
    template,
    css: text('.css'),
    inputs: [...inputs, ...drawer.inputs, page, script],
  };
}

/** Minifies the script without newer syntax, because it runs in browsers that cannot parse the other scripts. */
function inOldWords(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    minify: true,
    target: 'es5',
    charset: 'utf8',
  });
  return code.trim();
}
