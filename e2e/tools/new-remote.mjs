import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editedForRemote, remoteFiles, remoteProblem } from './new-remote-files.mjs';
import { addressOf, readInRoot, wishFrom, writeFiles } from './scaffold.mjs';
import { root, stop } from './toolchain.mjs';

const usage = `npm run new:remote -- --app gifts --path /gifts --name Gifts --title "선물하기"
  --web   open | with-vtg-id | app-only (who may open its first page on the plain web; app-only when left out)
  --frame full | none (header and footer, or nothing; full when left out)
  --no-install  writes alone; the packages are linked with the next command`;

/**
 * `npm run new:remote`: creates a remote with its first page: its folder, its entries in the list of remotes, in the
 * gate, in the pipeline's tags and in the lock file, and all that `npm run new:screen` writes. The next build includes
 * it. pnpm does not write the lock file, so that no other line changes, also without a network.
 */
const wish = wishFrom(usage, { 'no-install': { type: 'boolean', default: false } });
const problem = remoteProblem(wish, readInRoot('shared/platform/routes/src/routes.ts'));
if (problem) stop(`${problem}\n\n${usage}`);
if (existsSync(join(root, `remote-${wish.app}`)))
  stop(`remote-${wish.app} exists already. Move it away first.`);

const files = { ...editedForRemote(wish, readInRoot), ...remoteFiles(wish, readInRoot) };
await writeFiles(files, { isInstalled: wish['no-install'] });
console.log(`
Next: npm start, then open ${addressOf(wish)}
Say in remote-${wish.app}/README.md what it is for; npm run check and npm run unit tell the rest.`);
