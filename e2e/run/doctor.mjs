import { needs } from './doctor-needs.mjs';
import { answerHelp } from './toolchain.mjs';

/**
 * `npm run doctor`: what this machine has of what the project needs, and how to mend what is missing. Changes nothing.
 * `missing` ends with 1; what only some commands want is a note.
 */
answerHelp();
const signs = { ok: 'ok     ', note: 'note   ', missing: 'MISSING' };
const found = [];
for (const need of needs) {
  const result = await need();
  for (const one of [result].flat()) {
    found.push(one);
    console.log(`${signs[one.is]} ${one.what}: ${one.said}`);
    if (one.mend) console.log(`        → ${one.mend}`);
  }
}
const missing = found.filter(({ is }) => is === 'missing');
console.log(
  missing.length === 0
    ? '\nReady: npm start, npm run dev and npm test work here.'
    : `\nTo be mended: ${missing.map(({ what }) => what).join(', ')}.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
