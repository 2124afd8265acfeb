import { runJourneys } from './journeys.mjs';
import { install, needNode } from './toolchain.mjs';

/** `npm run e2e`: the journeys against the built set, in the browsers every command finds. What follows `--` goes to Playwright. */
needNode();
install();
process.exitCode = await runJourneys(process.argv.slice(2));
