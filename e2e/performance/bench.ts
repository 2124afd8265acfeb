import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barTable } from './bars';
import type { Bench } from './bench-parts';
import { certificate } from './certificate';
import { addMeasured } from './measured-file';
import { optionsFrom } from './options';
import { measuredPages } from './pages';
import { showBuilds, showCollector, showHistories, showMemory, showSandbox } from './parts-beside';
import { showFilmstrip, showReport, showWebKit } from './parts-shown';
import {
  compareSizes,
  compareStarts,
  compareTechniques,
  showFirstPresses,
  showPressedWays,
} from './parts-starts';
import { openBackend } from './server';
import { disturbances } from './undisturbed';

type Part = (bench: Bench) => Promise<void>;

const always: Record<string, Part> = {
  ...Object.fromEntries(
    measuredPages.map((page): [string, Part] => [page.name, (bench) => compareStarts(bench, page)]),
  ),
  techniques: compareTechniques,
  presses: showFirstPresses,
  ways: showPressedWays,
  scale: compareSizes,
  memory: showMemory,
  histories: showHistories,
  sandbox: showSandbox,
  collector: showCollector,
  builds: showBuilds,
};
const whenAsked: Record<string, Part> = {
  filmstrip: showFilmstrip,
  webkit: showWebKit,
  report: showReport,
};

const options = optionsFrom(process.argv.slice(2));
const say = (text: string) => void process.stdout.write(`${text}\n`);
const data = mkdtempSync(join(tmpdir(), 'care-bench-'));
const tls = certificate();
const backend = await openBackend(data);
const bench: Bench = { options, backend, tls, data, measured: {}, say };
say(`Chromium, phone profile, ${tls ? 'HTTP/2' : 'HTTP/1.1 (no openssl here)'}\n`);
try {
  for (const name of options.only.length > 0 ? options.only : Object.keys(always)) {
    const part = { ...always, ...whenAsked }[name];
    if (!part) throw new RangeError(`--only ${name} is no part of the bench`);
    const begun = performance.now();
    await part(bench);
    say(`\n${name} took ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
    keep();
  }
  say(barTable(bench.measured));
  const { again, kept } = disturbances;
  say(`\nMeasured again because others had the processor: ${again}, kept though they had: ${kept}`);
} finally {
  await backend.close();
  rmSync(data, { recursive: true });
}
process.exit(0);

/** Stores the results after each part, so that they are kept if a later part fails. */
function keep(): void {
  const [file] = options.json;
  if (file && Object.keys(bench.measured).length > 0) addMeasured(file, bench.measured);
}
