import { needs } from './doctor-needs.mjs';
import { answerHelp } from './toolchain.mjs';

/**
 * `npm run doctor`: checks what this machine needs, and says how to fix what is missing. Changes nothing. Ends with 1
 * when something is missing. Things that only some commands need are notes.
 */
answerHelp();
const signs = { ok: 'ok     ', note: 'note   ', missing: 'MISSING' };
const found = [];
for (const need of needs) {
  const result = await need();
  for (const one of [result].flat()) {
    found.push(one);
    console.log(`${signs[one.is]} ${one.what}: ${one.said}`);
    if (one.fix) console.log(`        → ${one.fix}`);
  }
}
const missing = found.filter(({ is }) => is === 'missing');
console.log(
  missing.length === 0
    ? '\nReady: npm start, npm run dev and npm test work here.'
    : `\nTo fix: ${missing.map(({ what }) => what).join(', ')}.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
