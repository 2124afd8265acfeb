import { join } from 'node:path';
import { build } from './build.mjs';
import { install, needNode, root, run } from './toolchain.mjs';

/**
 * `npm start`: installs, builds what is not built, and serves the whole set with the sandbox on one port. What follows
 * `--` goes to the sandbox (`npm start -- --reset`, `--port 4200`). Ctrl-C ends everything.
 */
needNode();
install();
await build();

// The sandbox ends by itself on Ctrl-C and gives its lock back; this process waits for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', 'sandbox/src/main.ts', ...process.argv.slice(2)],
  { cwd: join(root, 'e2e') },
);
