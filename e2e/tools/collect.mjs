import { install } from './toolchain.mjs';

/** `npm run collect`: runs the command `collect` of shared/delivery until it is stopped. */
install();
const { start } = await import('../../shared/delivery/main/start.mjs');
const code = await start(['collect', ...process.argv.slice(2)]);
// A start that failed may leave a server or a timer behind, for example if one of two ports is taken.
if (code !== 0) process.exit(code);
