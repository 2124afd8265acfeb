import { parseArgs } from 'node:util';
import { Linter } from 'eslint';
import type { Backends, OpenBackend } from './backend/backend';
import { ModelBackend } from './backend/model';
import { bundle, source } from './bundle';
import { checkPlanted } from './check-planted';
import { globals } from './phone/globals';
import { hashOf } from './random';
import { schedule } from './schedule';
import { shrunk, story } from './story';

/** Runs the command and returns its exit code: 0 when no schedule breaks a rule. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      sandbox: { type: 'boolean', default: false },
      planted: { type: 'boolean', default: false },
      globals: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  if (values.globals) return checkGlobals();
  const first = Number(values.seed ?? values.from);
  const count = values.seed === undefined ? Number(values.seeds) : 1;
  const { open, close } = values.sandbox ? await openSandbox() : models;
  try {
    if (values.planted) return await checkPlanted(open, { first, count, only: values.only });
    return await run(open, { first, count }, values.sandbox ? ' --sandbox' : '');
  } finally {
    await close();
  }
}

/** Returns 1 if the product reaches a clock, timer, chance or network that the simulator does not replace. */
async function checkGlobals(): Promise<number> {
  const names = reachedBeside(await source());
  console.log(`${names.length} globals beside the simulated ones ${names.join(' ')}`);
  return names.length > 0 ? 1 : 0;
}

const models: Backends = {
  open: (parts) => new ModelBackend(parts),
  close: async () => undefined,
};

/** Loads the sandbox only when it is needed, because that takes seconds. */
const openSandbox = async (): Promise<Backends> =>
  (await import('./backend/sandbox/open')).openSandbox();

type Seeds = { first: number; count: number };

/** Runs schedules and prints the story of each that breaks a rule, with the `options` that repeat it. */
async function run(open: OpenBackend, { first, count }: Seeds, options: string): Promise<number> {
  const subject = { program: await bundle(), open };
  let broken = 0;
  let steps = 0;
  let hash = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await schedule(subject, seed);
    steps += result.steps;
    hash = hashOf(`${hash} ${result.hash}`);
    if (result.broken === undefined) continue;
    broken += 1;
    console.log(story(await shrunk(subject, result), options));
  }
  const { user, system } = process.cpuUsage();
  const seconds = (user + system) / 1e6;
  const speed = `${(count / seconds).toFixed(0)} schedules in a second of one core`;
  console.log(`${count} schedules, ${steps} steps, ${broken} broken, trace ${hash}, ${speed}`);
  return broken > 0 ? 1 : 0;
}

/** Names of the browser that the simulator does not replace. They have no clock, timers, chance or network. */
const HARMLESS = `AbortController Blob CustomEvent FormData PopStateEvent ReadableStream URL URLSearchParams
  WorkerGlobalScope btoa define`;

/** Names of the language that run text as code, or that depend on the clock, the memory or the zone. */
const DENIED = 'Atomics FinalizationRegistry Function Intl SharedArrayBuffer WeakRef eval';

const all = (names: string, access: 'readonly' | 'off') =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, access]));

/**
 * Returns the globals that a script uses, except those that the simulator replaces and those that are harmless. With
 * such a global, a seed would not decide everything. A script that cannot be read counts, too.
 */
function reachedBeside(script: string): string[] {
  const allowed = all(`${globals.join(' ')} ${HARMLESS}`, 'readonly');
  const config: Linter.Config = {
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'script',
      globals: { ...allowed, ...all(DENIED, 'off') },
    },
    rules: { 'no-undef': ['error', { typeof: true }] },
  };
  const found = new Linter().verify(script, config, { allowInlineConfig: false });
  const names = found.map(({ message }) => message.match(/^'(.+?)'/)?.[1] ?? message);
  return [...new Set(names)].toSorted();
}

process.exitCode = await main(process.argv.slice(2));
