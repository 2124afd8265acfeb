import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './toolchain.mjs';

const OF_REMOTE = /^(remote-\w+)\//;

/**
 * Returns the names of routes whose pages import one of `files` of remotes. A file that no page imports may change all
 * pages of its remote.
 */
export function routesReached(files, importersOf = importersIn) {
  const remotes = [...new Set(files.map((file) => OF_REMOTE.exec(file)[1]))];
  return remotes.flatMap((remote) => {
    const pages = pagesOf(remote);
    const importers = new Map(importersOf(remote));
    const reached = files
      .filter((file) => file.startsWith(`${remote}/`))
      .map((file) => pages.filter(({ page }) => isReached(page, file, importers)));
    const isAll = reached.some((some) => some.length === 0);
    return (isAll ? pages : pages.filter((one) => reached.some((some) => some.includes(one)))).map(
      ({ route }) => route,
    );
  });
}

/** Returns each route of a remote with the file of its page, from its table of screens. */
export function pagesOf(remote) {
  const table = readFileSync(join(root, remote, 'src/screens.ts'), 'utf8');
  return [...table.matchAll(/(\w+):\s+\(\) =>[^']*import\('\.\/([^']+)'\)/g)].map(
    ([, route, path]) => ({ route, page: fileOf(`${remote}/src/${path}`) }),
  );
}

const fileOf = (path) =>
  ['.tsx', '.ts'].map((end) => path + end).find((file) => existsSync(join(root, file)));

function isReached(page, file, importers) {
  const seen = new Set();
  const queue = [file];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (one === page) return true;
    if (!seen.has(one)) queue.push(...(importers.get(one) ?? []));
    seen.add(one);
  }
  return false;
}

/** Returns each file of a remote with its direct importers. The table of screens is left out: it imports every page. */
function importersIn(remote) {
  const { stdout } = spawnSync(
    bin('depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', `${remote}/src`],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout).modules.map(({ source, dependents }) => [
    source,
    dependents.filter((file) => file !== `${remote}/src/screens.ts`),
  ]);
}
