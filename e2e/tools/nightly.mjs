import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts as mutantParts } from './mutant-parts.mjs';
import { closingLine, startStages } from './summary.mjs';
import { answerHelp, install, root, run, stop } from './toolchain.mjs';

/**
 * `npm run nightly`: what only the night runs, in hours: browsers in one lane, the simulator in the other, one part after
 * the other in each, also after a failure. Each part writes its output to `.cache/nightly`; it is printed when the part
 * ends. The summary names each part with its time. `-- engines planted` runs these parts. The day chooses the seeds, and
 * which code the mutants break; `-- --day 261128` repeats a night.
 */

/** The parts of each lane. Two parts that drive browsers do not run at once, because they build and serve the same tree. */
export const lanesOf = (day) => [
  {
    resilience: [['resilience', '--seed', day]],
    engines: [['engines', '--all']],
    journeys: [['e2e', '--nightly', 'journeys']],
    coverage: [['coverage']],
    pictures: [['pictures']],
    mutants: [['mutants', mutantsOf(day)]],
  },
  {
    schedules: [
      ['simulate', '--seeds', '20000', '--from', `${day}00000`],
      ['simulate', '--sandbox', '--seeds', '4000', '--from', `${day}00000`],
    ],
    planted: [['simulate', '--planted', '--seeds', '3000']],
    models: [['unit', 'e2e/quality/simulation/models']],
  },
];

/** One part of the code each night, because all of them take hours. */
function mutantsOf(day) {
  const names = Object.keys(mutantParts);
  return names[Number(day) % names.length];
}

/**
 * Runs the lanes beside each other and prints the summary. `command` runs one command of a part and returns its exit
 * code; `report` prints the output of a part. Returns the failed parts.
 */
export async function runNight(lanes, command, report = () => {}) {
  const { stage, print } = startStages();
  const failed = [];
  await Promise.all(
    lanes.map(async (parts) => {
      for (const [name, commands] of Object.entries(parts)) {
        const codes = await stage(name, async () => {
          const all = [];
          for (const [script, ...args] of commands) all.push(await command(name, script, args));
          report(name);
          return all;
        });
        if (codes.some((code) => code !== 0)) failed.push(name);
      }
    }),
  );
  print(failed);
  const passed = lanes.flatMap(Object.keys).length - failed.length;
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
  const all = lanesOf(day);
  const names = all.flatMap(Object.keys);
  const unknown = words.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    stop(`There is no part ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
  const isWanted = ([name]) => words.length === 0 || words.includes(name);
  const lanes = all.map((parts) => Object.fromEntries(Object.entries(parts).filter(isWanted)));
  const folder = join(root, '.cache/nightly');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logOf = (part) => join(folder, `${part}.log`);
  const failed = await runNight(
    lanes,
    (part, script, args) => {
      const log = openSync(logOf(part), 'a');
      return run('npm', ['run', '--silent', script, '--', ...args], {
        stdio: ['ignore', log, log],
        env: { ...process.env, MODELS_RUNS: '20000', MODELS_SEED: day },
      });
    },
    (part) => process.stdout.write(readFileSync(logOf(part))),
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
