import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp, install, root, run, stop } from './toolchain.mjs';

/**
 * `npm run publish:tag -- apply@1.4.0`: publishes the app of a tag, if its package has that version. For the pipeline.
 * Other arguments go to `npm run mfe -- publish`.
 */
answerHelp();
const [tag = '', ...flags] = process.argv.slice(2);
const [, app, version] = /^([a-z]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag) ?? [];
if (app === undefined) stop(`'${tag}' names no app and version; a tag is one such as apply@1.4.0.`);
const folder = app === 'host' ? 'host' : `remote-${app}`;
const file = join(root, folder, 'package.json');
if (!existsSync(file)) stop(`There is no app '${app}'.`);
const own = JSON.parse(readFileSync(file, 'utf8')).version;
if (own !== version)
  stop(`The tag says ${tag}, ${folder}/package.json says ${own}: tag the commit that raised it.`);
install();
const mfe = join(root, 'e2e/tools/mfe.mjs');
process.exitCode = await run(process.execPath, [mfe, 'publish', app, ...flags]);
