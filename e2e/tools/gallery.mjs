import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install, needNode, runProgram } from './toolchain.mjs';

/** `npm run gallery`: pictures of every screen and component; `npm run gallery -- readme`: those of the README. */
needNode();
install();
await build();
const [first, ...rest] = process.argv.slice(2);
const env = { CHROMIUM_PATH: await chromium() };
process.exitCode = await (first === 'readme'
  ? runProgram('quality/gallery/pictures.ts', rest, env)
  : runProgram('quality/gallery/shoot.ts', undefined, env));
