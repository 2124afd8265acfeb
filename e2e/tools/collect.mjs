import { install, root } from './toolchain.mjs';

/** `npm run collect`: runs the collector of shared/delivery until it is stopped. */
install();
const { startCollector } = await import('../../shared/delivery/main/start.mjs');
process.exitCode = await startCollector(process.argv.slice(2), root);
