import { join } from 'node:path';
import { build } from './build.mjs';
import { install, needNode, root, run } from './toolchain.mjs';

/**
 * `npm start`: installs, builds what is missing, and serves the whole product with the sandbox on one port. Arguments
 * after `--` go to the sandbox (`npm start -- --reset`, `--port 4200`). Ctrl-C stops everything.
 */
needNode();
install();
await build();

// On Ctrl-C the sandbox stops itself and releases its lock. This process waits for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', 'sandbox/src/main.ts', ...process.argv.slice(2)],
  { cwd: join(root, 'e2e') },
);
