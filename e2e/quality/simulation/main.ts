import { parseArgs } from 'node:util';
import ts from 'typescript';
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

/** Names that the product may reach beside the simulated ones. They have no clock, timers, chance or network. */
const HARMLESS =
  `AbortController Array ArrayBuffer BigInt Blob Boolean CustomEvent Error FormData Infinity JSON Map NaN Number Object
  PopStateEvent Promise Proxy RangeError ReadableStream Reflect RegExp Set String Symbol TypeError URL URLSearchParams
  Uint8Array WeakMap WeakSet WorkerGlobalScope btoa decodeURIComponent define encodeURIComponent isFinite isNaN parseInt`.split(
    /\s+/,
  );

/** Codes of the compiler for a name that is not declared. */
const NOT_DECLARED: ReadonlySet<number> = new Set([2304, 2552, 2580, 2581, 2582, 2583, 2584]);

/**
 * Returns the globals that a script uses, except those that the simulator replaces and those that are harmless. With
 * such a global, a seed would not decide everything.
 */
function reachedBeside(script: string): string[] {
  const known = new Set<string>([...globals, ...HARMLESS]);
  const names = notDeclared(script).filter((name) => !known.has(name));
  return [...new Set(names)].toSorted();
}

function notDeclared(script: string): string[] {
  const name = 'page.js';
  const options = { allowJs: true, checkJs: true, noLib: true, noResolve: true, noEmit: true };
  const file = ts.createSourceFile(name, script, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (path) => (path === name ? file : undefined),
  };
  return ts
    .createProgram([name], options, host)
    .getSemanticDiagnostics(file)
    .filter(({ code }) => NOT_DECLARED.has(code))
    .map(({ start = 0, length = 0 }) => script.slice(start, start + length));
}

process.exitCode = await main(process.argv.slice(2));
