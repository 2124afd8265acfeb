import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { edited, rowsOf, screenFiles, wishProblem } from './new-screen-files.mjs';
import { addressOf, readInRoot, wishFrom, writeFiles } from './scaffold.mjs';
import { root, stop } from './toolchain.mjs';

const usage = `npm run new:screen -- --app guides --path /guide/winter --name GuideWinter --title "겨울철 점검"
  --web   open | with-vtg-id | app-only (who may open it on the plain web; app-only when left out)
  --frame full | none (header and footer, or nothing; full when left out)`;

/**
 * `npm run new:screen`: creates a page of a remote: the row of the route table, the component with its test, the entry in
 * the remote's screens, and the row in the list of tests.
 */
const wish = wishFrom(usage);
const routes = readInRoot('shared/platform/routes/src/routes.ts');
const problem = wishProblem(wish, rowsOf(routes));
if (problem) stop(`${problem}\n\n${usage}`);

const made = screenFiles(wish);
const taken = Object.keys(made).find((file) => existsSync(join(root, file)));
if (taken) stop(`${taken} exists already.`);

await writeFiles({ ...edited(wish, readInRoot), ...made });
console.log(`
Next: npm run dev -- --only ${wish.app}, then open ${addressOf(wish)}
Say in remote-${wish.app}/README.md what ${wish.name} is for; npm run check and npm run unit tell the rest.`);
