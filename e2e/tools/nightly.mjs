import { parts as mutantParts } from './mutant-parts.mjs';
import { closingLine, startStages } from './summary.mjs';
import { answerHelp, install, run, stop } from './toolchain.mjs';

/**
 * `npm run nightly`: what only the night runs, in hours: one part after the other, also after a failure. The summary
 * names each part with its time. `-- engines planted` runs these parts. The day chooses the seeds, and which code the
 * mutants break; `-- --day 261128` repeats a night.
 */

export const partsOf = (day) => ({
  mutants: [['mutants', mutantsOf(day)]],
  resilience: [['resilience', '--seed', day]],
  engines: [['engines', '--all']],
  journeys: [['e2e', '--nightly', 'journeys']],
  coverage: [['coverage']],
  pictures: [['pictures']],
  schedules: [
    ['simulate', '--seeds', '40000', '--from', `${day}00000`],
    ['simulate', '--sandbox', '--seeds', '4000', '--from', `${day}00000`],
  ],
  planted: [['simulate', '--planted', '--seeds', '3000']],
  models: [['unit', 'e2e/quality/simulation/models']],
});

/** One part of the code each night, because all of them take hours. */
function mutantsOf(day) {
  const names = Object.keys(mutantParts);
  return names[Number(day) % names.length];
}

/** Runs the parts and prints the summary. `command` runs one and returns its exit code. Returns the failed parts. */
export async function runNight(parts, command) {
  const { stage, print } = startStages();
  const failed = [];
  for (const [name, commands] of Object.entries(parts)) {
    const codes = await stage(name, async () => {
      const all = [];
      for (const [script, ...args] of commands) all.push(await command(script, args));
      return all;
    });
    if (codes.some((code) => code !== 0)) failed.push(name);
  }
  print(failed);
  const passed = Object.keys(parts).length - failed.length;
  console.log(closingLine({ passed, failed: failed.length, skipped: 0 }));
  return failed;
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  const words = process.argv.slice(2);
  const at = words.indexOf('--day');
  const today = new Date().toISOString().slice(2, 10).replaceAll('-', '');
  const [, day = today] = at < 0 ? [] : words.splice(at, 2);
  const all = partsOf(day);
  const unknown = words.filter((name) => all[name] === undefined);
  if (unknown.length > 0)
    stop(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(all).join(', ')}.`);
  const parts = words.length > 0 ? Object.fromEntries(words.map((name) => [name, all[name]])) : all;
  const failed = await runNight(parts, (script, args) =>
    run('npm', ['run', '--silent', script, '--', ...args], {
      env: { ...process.env, MODELS_RUNS: '20000', MODELS_SEED: day },
    }),
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
