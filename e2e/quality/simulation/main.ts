import { parseArgs } from 'node:util';
import { bundle, source } from './bundle';
import { checkPlanted } from './check-planted';
import { checkPayment, checkPlantedPayment } from './models/payment/check-payment';
import { hashOf } from './random';
import { reachedBeside } from './reached';
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
      planted: { type: 'boolean', default: false },
      globals: { type: 'boolean', default: false },
      payment: { type: 'string' },
      keys: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  if (values.globals) return checkGlobals();
  if (values.payment !== undefined) {
    const options = { bounds: values.payment, knowsKeys: values.keys };
    return values.planted ? checkPlantedPayment(options, values.only) : checkPayment(options);
  }
  if (values.planted) return checkPlanted(Number(values.seeds), values.only);
  const first = Number(values.seed ?? values.from);
  return run(first, values.seed === undefined ? Number(values.seeds) : 1);
}

/** Returns 1 if the product reaches a clock, timer, chance or network that the simulator does not replace. */
async function checkGlobals(): Promise<number> {
  const names = reachedBeside(await source());
  console.log(`${names.length} globals beside the simulated ones ${names.join(' ')}`);
  return names.length > 0 ? 1 : 0;
}

/** Runs schedules and prints the story of each that breaks a rule. */
async function run(first: number, count: number): Promise<number> {
  const program = await bundle();
  let broken = 0;
  let steps = 0;
  let hash = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await schedule(program, seed);
    steps += result.steps;
    hash = hashOf(`${hash} ${result.hash}`);
    if (result.broken === undefined) continue;
    broken += 1;
    console.log(story(await shrunk(program, result)));
  }
  const { user, system } = process.cpuUsage();
  const seconds = (user + system) / 1e6;
  const speed = `${(count / seconds).toFixed(0)} schedules in a second of one core`;
  console.log(`${count} schedules, ${steps} steps, ${broken} broken, trace ${hash}, ${speed}`);
  return broken > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
