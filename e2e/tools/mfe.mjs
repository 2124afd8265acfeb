import { chromium } from './chromium.mjs';
import { install } from './toolchain.mjs';

/**
 * `npm run mfe -- …`: the command line of shared/delivery. This file only finds what it needs. It looks for a browser only
 * when a command starts one, and installs none for a dry run.
 */
install();
const args = process.argv.slice(2);
const isPromoting = ['promote', 'init'].includes(args[0]);
const isBooting = isPromoting && !args.includes('--no-boot') && !args.includes('--help');
if (isBooting)
  process.env.CHROMIUM_PATH = await chromium({ mayInstall: !args.includes('--dry-run') });
const { start } = await import('../../shared/delivery/main/start.mjs');
await start(args);
