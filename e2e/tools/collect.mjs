import { install, needNode, root } from './toolchain.mjs';

/** `npm run collect`: runs the collector of shared/delivery until it is stopped. */
needNode({ ownHelp: true });
install();
const { start } = await import('../../shared/delivery/collector/start.mjs');
process.exitCode = await start(process.argv.slice(2), root);
