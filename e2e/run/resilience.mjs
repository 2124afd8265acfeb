import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { browserEnvironment } from './journeys.mjs';
import { bin, install, needNode, run } from './toolchain.mjs';

/**
 * `npm run resilience`: all trials of e2e/resilience. `-- --answer 200 --double 200 --kill 100 --landing 1000 --soak
 * 300 --race 200 --crash 100 --promote 20 --judge 10 --seed 7` sets how many of each (seconds of the soak) and the
 * seed. The same seed repeats a failed trial. `-- taps --taps 60` only taps at random, for 60 minutes. Races of
 * promotions and crashes of publishers need no browser and run first.
 */
needNode();
install();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    taps: { type: 'string', default: '10' },
    answer: { type: 'string', default: '200' },
    double: { type: 'string', default: '200' },
    kill: { type: 'string', default: '100' },
    landing: { type: 'string', default: '1000' },
    soak: { type: 'string', default: '300' },
    race: { type: 'string', default: '200' },
    crash: { type: 'string', default: '100' },
    promote: { type: 'string', default: '20' },
    judge: { type: 'string', default: '10' },
    seed: { type: 'string', default: '20261121' },
  },
});
await build();
const env = {
  ...(await browserEnvironment()),
  NIGHTLY: '1',
  TRIALS_ANSWER: values.answer,
  TRIALS_DOUBLE: values.double,
  TRIALS_KILL: values.kill,
  TRIALS_LANDING: values.landing,
  TRIALS_SOAK: values.soak,
  TRIALS_RACE: values.race,
  TRIALS_CRASH: values.crash,
  TRIALS_PROMOTE: values.promote,
  TRIALS_JUDGE: values.judge,
  TRIALS_TAPS: values.taps,
  TRIALS_SEED: values.seed,
};
const isAll = positionals.length === 0;
const delivery = isAll ? await run(bin('jest'), ['--silent', '-i', 'e2e/resilience'], { env }) : 0;
const specs = isAll ? ['resilience/'] : positionals.map((name) => `resilience/${name}.spec`);
const phones = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...specs], {
  env,
});
process.exitCode = delivery || phones;
