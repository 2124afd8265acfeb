import { chromium } from './chromium.mjs';
import { install, needNode } from './toolchain.mjs';

/**
 * `npm run mfe -- …`: the command line of shared/delivery. Nothing is decided here; it finds what that needs. A
 * browser is only looked for when something is to be started in one, and not installed for a look (`--dry-run`).
 */
needNode({ ownHelp: true });
install();
const args = process.argv.slice(2);
const isBooting = args[0] === 'promote' && !args.includes('--no-boot') && !args.includes('--help');
if (isBooting)
  process.env.CHROMIUM_PATH = await chromium({ mayInstall: !args.includes('--dry-run') });
const { start } = await import('../../shared/delivery/cli/start.mjs');
process.exitCode = await start(args);
