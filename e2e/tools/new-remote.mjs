import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editedForRemote, remoteFiles, remoteProblem } from './new-remote-files.mjs';
import { bin, install, needNode, PNPM, root, run, stop } from './toolchain.mjs';

const usage = `npm run new:remote -- --app gifts --path /gifts --name Gifts --title "선물하기"
  --web   open | with-vtg-id | app-only (who may open its first page on the plain web; app-only when left out)
  --frame full | none (header and footer, or nothing; full when left out)
  --no-install  writes alone; the packages are linked with the next command`;

/**
 * `npm run new:remote`: creates a remote with its first page: its folder, its entries in the list of remotes, in the
 * gate and in the pipeline's tags, and all that `npm run new:screen` writes. The next build includes it.
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
    'no-install': { type: 'boolean', default: false },
  },
});
const read = (file) => readFileSync(join(root, file), 'utf8');
const problem = remoteProblem(values, read('shared/platform/routes/src/routes.ts'));
if (problem) stop(`${problem}\n\n${usage}`);
if (existsSync(join(root, `remote-${values.app}`)))
  stop(`remote-${values.app} exists already. Move it away first.`);

install();
const files = { ...editedForRemote(values, read), ...remoteFiles(values) };
for (const [file, text] of Object.entries(files)) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
const formatted = await run(bin('biome'), [
  ...['check', '--write', '--log-level=error'],
  ...Object.keys(files).filter((file) => /\.(tsx?|mjs|json)$/.test(file)),
]);
if (formatted !== 0) stop('What was written does not pass the linter; what it says is above.');
if (!values['no-install']) {
  const linking = ['--yes', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const linked = await run('npx', linking, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (linked !== 0) stop('The packages could not be linked; what is wrong is said above.');
}
console.log(Object.keys(files).join('\n'));
console.log(`
Next: npm start, then open http://localhost:4100/app${values.path.replaceAll(/:\w+/g, '1')}?scenario=new-customer,android
Say in remote-${values.app}/README.md what it is for; npm run check and npm run unit tell the rest.`);
