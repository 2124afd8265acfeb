import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { edited, rowsOf, screenFiles, wishProblem } from './new-screen-files.mjs';
import { bin, install, needNode, root, run, stop } from './toolchain.mjs';

const usage = `npm run new:screen -- --app guides --path /guide/winter --name GuideWinter --title "겨울철 점검"
  --web   open | with-vtg-id | app-only (who may open it on the plain web; app-only when left out)
  --frame full | none (header and footer, or nothing; full when left out)`;

/**
 * `npm run new:screen`: creates a page of a remote: the row of the route table, the component with its test, the entry in
 * the remote's screens, and the entries in tests that list all pages.
 */
needNode({ usage });
if (process.argv.length === 2) stop(usage);
const { values } = parseArgs({
  options: {
    app: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    title: { type: 'string', default: '' },
    web: { type: 'string', default: 'app-only' },
    frame: { type: 'string', default: 'full' },
  },
});
const read = (file) => readFileSync(join(root, file), 'utf8');
const routes = read('shared/platform/routes/src/routes.ts');
const problem = wishProblem(values, rowsOf(routes));
if (problem) stop(`${problem}\n\n${usage}`);

const made = screenFiles(values);
const taken = Object.keys(made).find((file) => existsSync(join(root, file)));
if (taken) stop(`${taken} exists already.`);

install();
const files = { ...edited(values, read), ...made };
for (const [file, text] of Object.entries(files)) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
const formatted = await run(
  bin('biome'),
  ['check', '--write', '--log-level=error', ...Object.keys(files)],
  { cwd: root },
);
if (formatted !== 0) stop('What was written does not pass the linter; what it says is above.');

console.log(Object.keys(files).join('\n'));
console.log(`
Next: npm run dev -- --only ${values.app}, then open http://localhost:4100/app${values.path.replaceAll(/:\w+/g, '1')}?scenario=new-customer,android
Say in remote-${values.app}/README.md what ${values.name} is for; npm run check and npm run unit tell the rest.`);
