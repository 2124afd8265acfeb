import type { Served } from './server';
import { percentile } from './statistics';

/** What a phone reads of the backend when it starts, and while somebody looks around. */
const READS = ['/api/v1App/getFilters', '/api/v1App/pkgs?filters=%7B%7D', '/app/'] as const;

const CLIENTS = 50;
const CALLS_EACH = 40;
/** A phone that looks around does not ask without a pause. */
const PAUSE_MS = 200;

export type ReadTimes = { path: string; median: number; p95: number };

/** How long reads take while 50 clients ask, each with a pause of its own between two calls. */
export async function readTimes({ ask }: Pick<Served, 'ask'>): Promise<ReadTimes[]> {
  const took = new Map<string, number[]>(READS.map((path) => [path, []]));
  const client = async (number: number) => {
    await pause((PAUSE_MS * number) / CLIENTS);
    for (let call = 0; call < CALLS_EACH; call++) {
      const path = READS[(call + number) % READS.length] ?? READS[0];
      const begun = performance.now();
      await (await ask(path)).arrayBuffer();
      took.get(path)?.push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return [...took].map(([path, times]) => ({
    path,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }));
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
