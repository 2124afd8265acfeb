import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterDeploy } from './after-deploy';
import { ratioTable } from './goals';
import { measuredPages } from './pages';
import { certificateIn, openBackend, stageOf } from './server';
import { type Runs, start } from './start';
import { sites } from './variants';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true, default: [] },
    'after-deploy': { type: 'boolean', default: false },
  },
});
const loads = Number(values.n);
if (!Number.isInteger(loads) || loads < 1)
  throw new RangeError(`--n ${values.n} is not a number of loads`);
const unknown = values.only.filter((name) => !measuredPages.some((page) => page.name === name));
if (unknown.length > 0) throw new RangeError(`--only ${unknown.join(', ')} is no measured page`);
const pages = measuredPages.filter(
  ({ name }) => values.only.length === 0 || values.only.includes(name),
);

const say = (text: string) => void process.stdout.write(`${text}\n`);
const data = mkdtempSync(join(tmpdir(), 'care-bench-'));
const tls = certificateIn(data);
const backend = await openBackend(data);
say(`Chromium, phone profile, ${tls ? 'HTTP/2' : 'HTTP/1.1 (no openssl here)'}\n`);
if (values['after-deploy']) {
  say(await afterDeploy({ folder: data, backend, tls }, loads));
  process.exit(0);
}
const stage = await stageOf(await sites(), backend, tls);
const runs: Runs = {};
try {
  for (const page of pages) runs[page.name] = await start(stage, loads, page);
  say(ratioTable(runs));
} finally {
  await stage.close();
  await backend.close();
  rmSync(data, { recursive: true });
}
process.exit(0);
