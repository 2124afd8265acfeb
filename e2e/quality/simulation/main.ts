import { parseArgs } from 'node:util';
import { bundle } from './bundle';
import { checkPlanted } from './check-planted';
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
      planted: { type: 'boolean', default: false },
    },
  });
  if (values.planted) return checkPlanted(Number(values.seeds));
  const first = Number(values.seed ?? values.from);
  return run(first, values.seed === undefined ? Number(values.seeds) : 1);
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
