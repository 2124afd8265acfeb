import { once } from 'node:events';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collectorProcess } from '@shared/delivery/testing/collector-process';
import { repeated } from '@shared/delivery/testing/everywhere';
import { aTeller, nameOf } from '@shared/delivery/testing/told';
import { inProject } from 'sandbox/paths';
import { takenBy } from './process-use';
import { percentile } from './statistics';

/** Effects of invented visits on the collector. */
export type CollectorFlood = {
  visits: number;
  seconds: number;
  /** Memory in bytes at the start, at its maximum and at the end. */
  memory: readonly [number, number, number];
  /** 95th percentile of the answer time for a real page during the flood, in milliseconds. */
  p95: number;
};

const VISITS = 1_000_000;
/**
 * Number of first visits with the longest allowed list of versions. Such requests use as much memory as possible while
 * they are queued.
 */
const LONG = 100_000;
const AT_ONCE = 4;

/** Sends a million visits to a real collector process, each with a new name, versions, engine and fault. */
export async function collectorFlood(folder: string): Promise<CollectorFlood> {
  const collector = await collectorProcess(inProject('.'), join(folder, 'flood'), {
    isBehind: true,
  });
  const { pid } = collector.child;
  const begin = takenBy(pid).bytes;
  const began = performance.now();
  const honest: number[] = [];
  let most = begin;
  let next = 0;
  const lane = async () => {
    while (next < VISITS) {
      const first = next;
      next += first < LONG ? 250 : 600;
      await sent(collector.origin, flood(first, next));
      most = Math.max(most, takenBy(pid).bytes);
      const asked = performance.now();
      await collector.send('logs', aTeller(nameOf(first)).start(), '10.1.0.1');
      honest.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = (performance.now() - began) / 1000;
    const { bytes: end } = takenBy(pid);
    return { visits: next, seconds, memory: [begin, most, end], p95: percentile(honest, 0.95) };
  } finally {
    collector.child.kill('SIGTERM');
    await once(collector.child, 'exit');
  }
}

const flood = (first: number, after: number): object =>
  repeated(
    Array.from({ length: after - first }, (_, index) => {
      const number = first + index;
      const version = `1.${number % 9999}.0-${'x'.repeat(30)}${number % 9999}`;
      const apps = Array.from({ length: number < LONG ? 90 : 1 }, () => `apply@${version}`);
      const page = aTeller(nameOf(number), {
        'mfe.apps': apps.join(' '),
        'mfe.engine': `other/${number % 9999}`,
      });
      const frames = `apply@1.0.0/invented-${number}.js:1:2`;
      return number < LONG ? [page.start()] : [page.start(), page.fail(frames)];
    }).flat(),
  );

/** Sends a compressed body. Uncompressed it may be as large as eight requests. Each request has a random address. */
async function sent(origin: string, body: object): Promise<void> {
  const packed = gzipSync(JSON.stringify(body), { level: 1 });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Encoding': 'gzip',
    'X-Forwarded-For': `10.2.${Math.floor(Math.random() * 250)}.1`,
  };
  const answer = await fetch(`${origin}/v1/logs`, { method: 'POST', body: packed, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the flood was answered ${answer.status}`);
}
