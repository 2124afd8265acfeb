import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { browserEnvironment } from './journeys.mjs';
import { answerHelp, bin, install, run } from './toolchain.mjs';

/**
 * `npm run resilience`: all trials of e2e/quality/resilience. `-- --kill 100 --landing 1000 --race 200 --crash 100
 * --promote 20 --promoters 10 --seed 7` sets how many of each, and the seed. The same seed repeats a failed trial.
 * `-- taps --taps 60` only taps at random, for 60 minutes. Races of promotions and crashes of publishers need no browser
 * and run first.
 */
answerHelp();
install();
const usual = {
  taps: '10',
  kill: '100',
  landing: '1000',
  race: '200',
  crash: '100',
  promote: '20',
  promoters: '10',
  seed: '20261121',
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    Object.entries(usual).map(([name, count]) => [name, { type: 'string', default: count }]),
  ),
});
await build();
const trials = Object.entries(values).map(([name, count]) => [
  `TRIALS_${name.toUpperCase()}`,
  count,
]);
const env = { ...(await browserEnvironment()), NIGHTLY: '1', ...Object.fromEntries(trials) };
const isAll = positionals.length === 0;
const delivery = isAll
  ? await run(bin('jest'), ['--silent', '-i', 'e2e/quality/resilience'], { env })
  : 0;
const specs = isAll
  ? ['quality/resilience/']
  : positionals.map((name) => `quality/resilience/${name}.spec`);
const config = ['-c', 'e2e/playwright.config.ts'];
const phones = await run(bin('playwright'), ['test', ...config, ...specs], { env });
process.exitCode = delivery || phones;
