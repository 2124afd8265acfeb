import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const RENDER = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { FirstView } from './FirstView';
  module.exports = renderToStaticMarkup(createElement(FirstView));
`;

/**
 * The words of home as HTML with the styles they need, from the components and stylesheets of the page itself. Both
 * stand in index.html: the first paint waits for nothing but the document. `inputs` are the files it was made of.
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
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.svg': 'dataurl' },
    metafile: true,
    logLevel: 'error',
  });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text.trim();
  const module = { exports: '' };
  const run = new Function('module', 'exports', 'require', text('.js'));
  run(module, module.exports, createRequire(join(pageFolder, 'FirstView.tsx')));
  const inputs = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return { html: module.exports, css: text('.css'), inputs };
}
