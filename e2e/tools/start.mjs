import { build } from './build.mjs';
import { answerHelp, install, runProgram } from './toolchain.mjs';

/**
 * `npm start`: installs, builds what is missing, and serves the whole product with the sandbox on one port. Ctrl-C stops
 * everything. Arguments after `--` go to the sandbox.
 */
answerHelp(`--port 4200         another port than 4100
--host 0.0.0.0      phones in your network can open it, at the address of this machine
--reset             starts over: people, memberships and settings as after the first start
--extras all        optional extensions of the backend: all, none or names (e2e/sandbox/README.md)
--clothes …         a response variant of the backend`);
install();
await build();

// On Ctrl-C the sandbox stops itself and releases its lock. This process waits for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.exitCode = await runProgram('sandbox/src/main.ts');
