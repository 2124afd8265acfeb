import * as remote from 'remote';

/**
 * The entry of a build of another tool, which loads its stylesheets before its first screen. The host gives their
 * digests and addresses. `data-href` tells the loaders of webpack and Rspack that a file is here already.
 */
export const { init } = remote;

const base = new URL(ROOT, document.currentScript.src).href;
let styled;

export async function get(name) {
  styled ??= Promise.all(CSS.map(load));
  await styled;
  return remote.get(name);
}

const load = (file) =>
  new Promise((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.href = file;
    link.crossOrigin = 'anonymous';
    link.integrity = globalThis.__careIntegrity?.(base + file) ?? '';
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed(Object.assign(new Error(`no stylesheet: ${file}`), { code: 'CSS_CHUNK_LOAD_FAILED' }));
    };
    link.href = globalThis.__careStyleUrl?.(base + file) ?? base + file;
    document.head.append(link);
  });
