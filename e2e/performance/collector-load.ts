import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CollectorProcess,
  collectorProcess,
} from '@shared/delivery/testing/collector-process';
import { aTeller, nameOf } from '@shared/delivery/testing/told';
import type { LogsRequest, MetricsRequest } from '@shared/telemetry/otlp';
import { inProject } from 'sandbox/paths';
import { takenBy } from './process-use';
import { percentile } from './statistics';

/** Results of the collector under normal load. */
export type CollectorLoad = {
  /** Number of events and values. */
  sent: number;
  taken: number;
  seconds: number;
  /** Share of one core. */
  processor: number;
  /** 95th percentile of the answer time, in milliseconds. */
  p95: number;
  /** Memory in bytes at the start, in the middle and at the end. */
  memory: readonly [number, number, number];
};

const SECONDS = 30;
const VISITS_A_SECOND = 200;
const EVENTS_A_VISIT = 10;
const TICK_MS = 20;

/**
 * Sends two thousand events per second to a real collector process with its database in `folder`. They belong to visits
 * that start, mount, measure and continue.
 */
export async function collectorLoad(folder: string): Promise<CollectorLoad> {
  const options = { isBehind: true };
  const collector = await collectorProcess(inProject('.'), join(folder, 'collector'), options);
  const { pid } = collector.child;
  const begin = takenBy(pid);
  const began = performance.now();
  const answers: Promise<Answered[]>[] = [];
  let middle = begin;
  for (let visits = 0; visits < SECONDS * VISITS_A_SECOND; ) {
    const due = ((performance.now() - began) / 1000) * VISITS_A_SECOND;
    while (visits < Math.min(due, SECONDS * VISITS_A_SECOND)) {
      visits += 1;
      answers.push(visit(collector, visits));
      if (visits === (SECONDS * VISITS_A_SECOND) / 2) middle = takenBy(pid);
    }
    await pause(TICK_MS);
  }
  const all = (await Promise.all(answers)).flat();
  const seconds = (performance.now() - began) / 1000;
  const end = takenBy(pid);
  collector.child.kill('SIGTERM');
  await once(collector.child, 'exit');
  const { length: sent } = answers;
  return {
    sent: sent * EVENTS_A_VISIT,
    taken: all.reduce((sum, { taken }) => sum + taken, 0),
    seconds,
    processor: (end.seconds - begin.seconds) / seconds,
    p95: percentile(
      all.map(({ ms }) => ms),
      0.95,
    ),
    memory: [begin.bytes, middle.bytes, end.bytes],
  };
}

type Answered = { ms: number; taken: number };

/** Sends a visit as pages do: the boot script at once, the rest in batches. Each of 250 addresses has many phones. */
async function visit({ send }: CollectorProcess, number: number): Promise<Answered[]> {
  const page = aTeller(nameOf(number), { 'mfe.engine': `chromium/${111 + (number % 20)}` });
  const address = `10.0.0.${number % 250}`;
  const told = async (signal: 'logs' | 'metrics', body: object, events: number) => {
    const began = performance.now();
    const answer = await send(signal, body, address);
    const isWhole = answer.ok && (await answer.text()) === '{}';
    return { ms: performance.now() - began, taken: isWhole ? events : 0 };
  };
  const fate = number % 20 === 0 ? page.fail() : page.step('apply', 'home');
  const values = [
    page.measure('browser.web_vital.lcp', 900 + (number % 40) * 100),
    page.measure('browser.web_vital.inp', number % 300),
    page.measure('browser.web_vital.cls', (number % 10) / 50),
    page.measure('mfe.meaningful', 600 + (number % 50) * 50),
  ];
  return [
    await told('logs', page.start(), 1),
    await told('logs', logsOf([page.mount('ok', 'host'), page.mount(), fate]), 3),
    await told('metrics', metricsOf(values), 4),
    await told('logs', logsOf([page.step('apply', 'terms'), page.step('apply', 'vehicle')]), 2),
  ];
}

/** Merges the logs of one page, which sends its resource attributes once. */
const logsOf = (all: readonly LogsRequest[]): LogsRequest => ({
  resourceLogs: all.slice(0, 1).flatMap(({ resourceLogs: [first] }) => {
    const scopeLogs = all.flatMap(({ resourceLogs }) => resourceLogs[0]?.scopeLogs ?? []);
    return first ? [{ ...first, scopeLogs }] : [];
  }),
});
const metricsOf = (all: readonly MetricsRequest[]): MetricsRequest => ({
  resourceMetrics: all.slice(0, 1).flatMap(({ resourceMetrics: [first] }) => {
    const scopeMetrics = all.flatMap(
      ({ resourceMetrics }) => resourceMetrics[0]?.scopeMetrics ?? [],
    );
    return first ? [{ ...first, scopeMetrics }] : [];
  }),
});
