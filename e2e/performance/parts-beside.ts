import { type Bench, staged } from './bench-parts';
import { buildTimes } from './builds';
import { collectorFlood } from './collector-flood';
import { collectorLoad } from './collector-load';
import { pressesOnLongHistories } from './histories';
import { type Heap, heapOfNavigations } from './memory';
import { heapOfPopups } from './popups';
import { readTimes } from './sandbox-load';
import { stageOf } from './stage';
import { kB, ms, table, times } from './table';
import { federatedSite, liveSet } from './variants';

export async function showMemory(bench: Bench): Promise<void> {
  await staged(bench, { federated: federatedSite(await liveSet()) }, async ({ served, spki }) => {
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
    bench.say(`\nHeap\n\n${table(['after', 'kB before', 'kB after', '×'], rows)}`);
    bench.measured.memory = heaps;
  });
}

/** Runs without encryption, because the local proxy does not know the certificate of the benchmark. */
export async function showHistories(bench: Bench): Promise<void> {
  const sites = { federated: federatedSite(await liveSet()) };
  const { served } = await stageOf(sites, bench.backend, undefined);
  const [site] = Object.values(served);
  if (!site) return;
  const pressed = await pressesOnLongHistories(site, undefined);
  const rows = pressed.map(({ what, each }) => [what, each.map(ms).join(', ')]);
  bench.say(
    `\nPresses on long histories, 4× CPU\n\n${table(['what', 'ms, press by press'], rows)}`,
  );
  bench.measured.histories = pressed;
  await site.close();
}

export async function showSandbox(bench: Bench): Promise<void> {
  await staged(bench, { federated: federatedSite(await liveSet()) }, async ({ served }) => {
    const [site] = Object.values(served);
    if (!site) return;
    const reads = await readTimes(site, bench.backend.services);
    const rows = reads.map(({ path, median, p95 }) => [path, median.toFixed(1), p95.toFixed(1)]);
    bench.say(`\nReads of 50 clients at once, ms\n\n${table(['call', 'median', '95 %'], rows)}`);
    bench.measured.sandbox = reads;
  });
}

export async function showCollector(bench: Bench): Promise<void> {
  const load = await collectorLoad(bench.data);
  const mb = (bytes: number) => (bytes / 1e6).toFixed(0);
  const rows = [
    ['events sent, taken', `${load.sent}, ${load.taken}`],
    ['taken a second', (load.taken / load.seconds).toFixed(0)],
    ['of one core', `${(load.processor * 100).toFixed(0)} %`],
    ['95 % of answers, ms', load.p95.toFixed(1)],
    ['MB at the beginning, in the middle, at the end', load.memory.map(mb).join(', ')],
  ];
  bench.say(
    `\nThe collector, ${load.seconds.toFixed(0)} s\n\n${table(['what', 'how much'], rows)}`,
  );
  const flood = await collectorFlood(bench.data);
  const flooded = [
    ['invented visits, seconds', `${flood.visits}, ${flood.seconds.toFixed(0)}`],
    ['95 % of answers to others, ms', flood.p95.toFixed(1)],
    ['MB at the beginning, at most, at the end', flood.memory.map(mb).join(', ')],
  ];
  bench.say(`\nA million names that nobody has seen\n\n${table(['what', 'how much'], flooded)}`);
  bench.measured['collector'] = { load, flood };
}

export async function showBuilds(bench: Bench): Promise<void> {
  const builds = await buildTimes();
  const rows = builds.map(({ what, seconds }) => [what, seconds.toFixed(1)]);
  bench.say(`\nProduction builds\n\n${table(['what', 'seconds'], rows)}`);
  bench.measured['builds'] = builds;
}
