import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffConsole } from 'sandbox/console/console';
import { inProject } from 'sandbox/paths';
import { channelHere } from 'sandbox/site/product';
import { barTable, type Measured } from './bars';
import { buildTimes } from './builds';
import { type Certificate, certificate } from './certificate';
import { collectorFlood } from './collector-flood';
import { collectorLoad } from './collector-load';
import { pressesOnLongHistories } from './histories';
import { type Heap, heapOfNavigations } from './memory';
import { optionsFrom } from './options';
import { measuredPages } from './pages';
import { heapOfPopups } from './popups';
import { navigationTable, startTable, waterfall } from './report';
import { rounds } from './rounds';
import { readTimes } from './sandbox-load';
import { scaledSites } from './scale';
import { type Backend, openBackend, serveVariant } from './server';
import { type Sites, type Stage, start } from './start';
import { kB, ms, table, times } from './table';
import { techniques } from './techniques';
import { disturbances } from './undisturbed';
import { federatedSite, liveSet, threeSites } from './variants';

const options = optionsFrom(process.argv.slice(2));
const wants = (part: string) => options.only.length === 0 || options.only.includes(part);
const measured: Measured & Record<string, unknown> = {};
const say = (text: string) => process.stdout.write(`${text}\n`);

const data = mkdtempSync(join(tmpdir(), 'care-bench-'));
const tls = certificate();
const backend = await openBackend(data);
say(
  `Chromium, phone profile, ${tls ? 'HTTP/2' : 'HTTP/1.1 (no openssl here)'}, n = ${options.n}\n`,
);
try {
  await compareStarts();
  if (wants('techniques')) await compareTechniques();
  if (wants('scale')) await compareSizes();
  if (wants('memory')) await showMemory();
  if (wants('histories')) await showHistories();
  if (wants('sandbox')) await showSandbox();
  if (wants('collector')) await showCollector();
  if (wants('builds')) await showBuilds();
  say(`\n${barTable(measured)}`);
  const { again, kept } = disturbances;
  say(`\nMeasured again because others had the processor: ${again}, kept though they had: ${kept}`);
  if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 1));
} finally {
  await backend.close();
  rmSync(data, { recursive: true });
}
process.exit(0);

async function staged<T>(sites: Sites, use: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await stageOf(sites, backend, tls);
  const result = await use(stage);
  await Promise.all(Object.values(stage.served).map(({ close }) => close()));
  return result;
}

async function stageOf(
  sites: Sites,
  given: Backend,
  over: Certificate | undefined,
): Promise<Stage> {
  const console = staffConsole(given.services, channelHere());
  const served = Object.entries(sites).map(
    async ([name, site]) => [name, await serveVariant(site, given, console, over)] as const,
  );
  return { served: Object.fromEntries(await Promise.all(served)), spki: over?.spki };
}

/** The three ways to start, page by page. */
async function compareStarts(): Promise<void> {
  const pages = measuredPages.filter(({ name }) => wants(name));
  if (pages.length === 0) return;
  const sites = threeSites(await liveSet(), inProject('.cache/monolith'));
  await staged(sites, async (stage) => {
    const runs = await start(stage, options.n, pages);
    const counted: Record<string, Record<string, number>> = {};
    for (const page of pages) counted[page.name] = await rounds(stage, page);
    say(startTable(runs, counted));
    if (runs['home']) say(`\nNavigation after idle\n\n${navigationTable(runs)}`);
    if (options.waterfall)
      for (const page of pages)
        for (const [name, all] of Object.entries(runs[page.name] ?? {}))
          say(`\n${page.name}, ${name}\n${waterfall(all)}`);
    Object.assign(measured, { start: runs, rounds: counted });
  });
}

/** What each technique brings, by leaving it out. */
async function compareTechniques(): Promise<void> {
  const live = await liveSet();
  const sites: Record<string, Sites[string]> = { 'whole set': federatedSite(live) };
  for (const left of techniques) sites[`without ${left}`] = federatedSite(live, left);
  await staged(sites, async (stage) => {
    const pages = measuredPages.filter(({ name }) => name === 'home' || name === 'guide');
    const runs = await start(stage, options.n, pages);
    say(`\nTechniques left out, one by one\n\n${startTable(runs, {}, 'whole set')}`);
    measured['techniques'] = runs;
  });
}

/** What remotes cost a start that does not need them. */
async function compareSizes(): Promise<void> {
  await staged(scaledSites(await liveSet()), async (stage) => {
    const pages = measuredPages.filter(({ name }) => name === 'home');
    const runs = await start(stage, options.n, pages);
    say(`\nMore remotes in the release\n\n${startTable(runs, {}, '4 remotes')}`);
    measured.scale = runs;
  });
}

async function showMemory(): Promise<void> {
  await staged({ federated: federatedSite(await liveSet()) }, async ({ served, spki }) => {
    const [page] = Object.values(served);
    if (!page) return;
    const heaps: Record<string, Heap> = {
      '100 navigations': await heapOfNavigations(page, spki),
      ...(await heapOfPopups(page, spki)),
    };
    const rows = Object.entries(heaps).map(([what, { before, after }]) => [
      what,
      kB(before),
      kB(after),
      times(after / before),
    ]);
    say(`\nHeap\n\n${table(['after', 'kB before', 'kB after', '×'], rows)}`);
    measured.memory = heaps;
  });
}

/** Without encryption: what stands between page and server here does not know the bench's certificate. */
async function showHistories(): Promise<void> {
  const sites = { federated: federatedSite(await liveSet()) };
  const { served } = await stageOf(sites, backend, undefined);
  const [site] = Object.values(served);
  if (!site) return;
  const pressed = await pressesOnLongHistories(site, undefined);
  const rows = pressed.map(({ what, each }) => [what, each.map(ms).join(', ')]);
  say(`\nPresses on long histories, 4× CPU\n\n${table(['what', 'ms, press by press'], rows)}`);
  measured.histories = pressed;
  await site.close();
}

async function showBuilds(): Promise<void> {
  const builds = await buildTimes();
  const rows = builds.map(({ what, seconds }) => [what, seconds.toFixed(1)]);
  say(`\nProduction builds\n\n${table(['what', 'seconds'], rows)}`);
  measured['builds'] = builds;
}

async function showSandbox(): Promise<void> {
  await staged({ federated: federatedSite(await liveSet()) }, async ({ served }) => {
    const [site] = Object.values(served);
    if (!site) return;
    const reads = await readTimes(site, backend.services);
    const rows = reads.map(({ path, median, p95 }) => [path, median.toFixed(1), p95.toFixed(1)]);
    say(`\nReads of 50 clients at once, ms\n\n${table(['call', 'median', '95 %'], rows)}`);
    measured.sandbox = reads;
  });
}

async function showCollector(): Promise<void> {
  const load = await collectorLoad(data);
  const mb = (bytes: number) => (bytes / 1e6).toFixed(0);
  const rows = [
    ['events sent, taken', `${load.sent}, ${load.taken}`],
    ['taken a second', (load.taken / load.seconds).toFixed(0)],
    ['of one core', `${(load.processor * 100).toFixed(0)} %`],
    ['95 % of answers, ms', load.p95.toFixed(1)],
    ['MB at the beginning, in the middle, at the end', load.memory.map(mb).join(', ')],
  ];
  say(`\nThe collector, ${load.seconds.toFixed(0)} s\n\n${table(['what', 'how much'], rows)}`);
  const flood = await collectorFlood(data);
  const flooded = [
    ['invented visits, seconds', `${flood.visits}, ${flood.seconds.toFixed(0)}`],
    ['95 % of answers to others, ms', flood.p95.toFixed(1)],
    ['MB at the beginning, at most, at the end', flood.memory.map(mb).join(', ')],
  ];
  say(`\nA million names that nobody has seen\n\n${table(['what', 'how much'], flooded)}`);
  measured['collector'] = { load, flood };
}
