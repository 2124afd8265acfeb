import { install, root } from './toolchain.mjs';

/** `npm run collect`: runs the collector of shared/delivery until it is stopped. */
install();
const { startCollector } = await import('../../shared/delivery/main/start.mjs');
const code = await startCollector(process.argv.slice(2), root);
// A start that failed may leave a server or a timer behind, for example if one of two ports is taken.
if (code !== 0) process.exit(code);
