import { resolve } from 'node:path';
import { answerHelp, install, root, runProgram } from './toolchain.mjs';

/**
 * `npm run pack:shared -- folder`: writes the packages that a host outside this repository needs: our shared modules with
 * their types, for `npm install folder/*.tgz` or for a registry.
 */
answerHelp();
install();
const [folder = '.cache/packed'] = process.argv.slice(2);
const args = [root, resolve(root, folder)];
process.exitCode = await runProgram('../shared/delivery/main/pack-shared.ts', args);
