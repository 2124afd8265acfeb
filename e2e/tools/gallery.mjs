import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install, needNode, root, run } from './toolchain.mjs';

/** `npm run gallery`: pictures of every screen and component; `npm run gallery -- readme`: those of the README. */
needNode();
install();
await build();
process.exitCode = await run(
  process.execPath,
  [
    '--import',
    'tsx',
    ...(process.argv[2] === 'readme'
      ? ['quality/gallery/pictures.ts']
      : ['quality/gallery/shoot.ts', ...process.argv.slice(2)]),
  ],
  { cwd: join(root, 'e2e'), env: { ...process.env, CHROMIUM_PATH: await chromium() } },
);
