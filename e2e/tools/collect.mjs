import { install } from './toolchain.mjs';

/** `npm run collect`: runs the command `collect` of shared/delivery until it is stopped. */
install();
const { start } = await import('../../shared/delivery/main/start.mjs');
await start(['collect', ...process.argv.slice(2)]);
