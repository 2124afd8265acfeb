/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { connect } from 'node:net';
import type { logsRequest, metricsRequest } from '@shared/telemetry/otlp';
import fc from 'fast-check';
import { collecting, MINUTE } from '../testing/collecting';
import { aTeller, nameOf } from '../testing/told';
import { serveCollector } from './serve';
import { tables } from './tables';

const { database, collector, logs, later, pass } = collecting();

let served: Awaited<ReturnType<typeof serveCollector>>;
const serve = (own: { patience?: number } = {}) => {
  const here = { host: '127.0.0.1', port: 0, isBehind: true, keepDays: 30 };
  return serveCollector({ ...here, collector: collector(), say: console.error, ...own });
};
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.end());

let address = 0;
const send = (signal: 'logs' | 'metrics', body: string) => {
  address += 1;
  return fetch(`http://127.0.0.1:${served.port}/v1/${signal}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${address}.1` },
  });
};
const page = aTeller(nameOf(1));
/** One request of each kind that a page can send. */
const told = [
  page.start(),
  page.mount(),
  page.fail(),
  page.step('apply', 'terms'),
  page.measure('mfe.meaningful', 900),
];
const signalOf = (body: object): 'logs' | 'metrics' =>
  'resourceLogs' in body ? 'logs' : 'metrics';
/** Returns for each text and number in a request a function that replaces it by another value. */
function everywhere(whole: unknown): ((other: unknown) => unknown)[] {
  if (typeof whole !== 'object') return [(other) => other];
  return Object.entries(Object(whole)).flatMap(([name, part]) =>
    everywhere(part).map((put) => (other: unknown) => {
      const copy = Array.isArray(whole) ? [...whole] : Object.assign({}, whole);
      return Object.assign(copy, { [name]: put(other) });
    }),
  );
}

type Requests = ReturnType<typeof logsRequest> & ReturnType<typeof metricsRequest>;
/** Merges requests into one request with all their records. */
const repeated = (bodies: readonly Partial<Requests>[]) => ({
  resourceLogs: bodies.flatMap(({ resourceLogs = [] }) => resourceLogs),
  resourceMetrics: bodies.flatMap(({ resourceMetrics = [] }) => resourceMetrics),
});

/** Returns every row of every table as text. */
async function kept(): Promise<string> {
  const names = Object.keys(tables);
  const rows = await Promise.all(
    names.map((name) => database().query(`select * from telemetry_${name}`)),
  );
  return JSON.stringify(rows);
}
const countOf = async (name: string): Promise<number> =>
  (await database().query(`select 1 from telemetry_${name}`)).length;

it('writes what it has taken when it is told to end', async () => {
  await send('logs', JSON.stringify(page.start()));
  await served.end();

  expect(await countOf('log')).toBe(1);
});

describe('with a hostile client', () => {
  it('answers any input with 200 or 400, never with a server error', async () => {
    const [seed, numRuns] = [19, 100];
    const broken = fc
      .tuple(fc.constantFrom(...told), fc.nat(), fc.jsonValue(), fc.nat(), fc.string())
      .map(([body, place, value, cut, text]) => {
        const puts = everywhere(body);
        const json = JSON.stringify(puts[place % puts.length]?.(value));
        return { signal: signalOf(body), sent: cut % 3 ? json : json.slice(0, cut % 500) + text };
      });
    const answers = new Set<number>();
    for (const { signal, sent } of fc.sample(broken, { seed, numRuns }))
      answers.add((await send(signal, sent)).status);

    expect([...answers].toSorted()).toEqual([200, 400]);
    expect(await (await send('logs', JSON.stringify(page.start()))).text()).toBe('{}');
  });

  it.each([
    ['ten megabytes', `"${'x'.repeat(10_000_000)}"`, 413],
    ['lists in lists', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 200],
    ['a thousand fields of one name', `{${'"resourceLogs":[],'.repeat(1000)}"a":1}`, 200],
  ])('answers %s', async (_, body, status) => {
    expect((await send('logs', body)).status).toBe(status);
    expect((await send('logs', JSON.stringify(page.start()))).status).toBe(200);
  });

  it('closes connections that send too slowly', async () => {
    await served.end();
    served = await serve({ patience: 1000 });
    const slow = Array.from({ length: 50 }, () => connect(served.port, '127.0.0.1'));
    const ended = slow.map((socket) => new Promise((done) => socket.resume().on('close', done)));
    for (const socket of slow) {
      socket.on('error', () => undefined); // The server may also reset the connection.
      socket.write('POST /v1/logs HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{');
    }

    expect((await send('logs', JSON.stringify(page.start()))).status).toBe(200);
    await Promise.all(ended);
  });

  it('stores no personal data, in whatever field a client sends it', async () => {
    const canaries = [
      ...['김민준', 'minjun.kim@example.com', '010-7700-1234', '01077001234', '900101'],
      ...['4000000000000002', '15가1050', 'MRDC5K20005000000', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
      ...['9f86d081884c7d659a2feaa0c55ad015', '7b1c2f9e-2d4a-4f0e', 'VTG-100200300', 'PLUS0012345'],
    ];
    for (const body of told)
      for (const put of everywhere(body))
        for (const canary of canaries)
          for (const text of [canary, `/app/?name=${canary}`, `Error: ${canary}\n at ${canary}`])
            collector().take(signalOf(body), put(text));
    await later(MINUTE);
    const all = await kept();

    expect(all).toContain('apply');
    expect(canaries.filter((canary) => all.includes(canary))).toEqual([]);
  });

  it('limits the rows per hour when a client invents names', async () => {
    for (let first = 0; first < 12_000; first += 500) {
      const pages = Array.from({ length: 500 }, (_, index) =>
        aTeller(nameOf(first + index), {
          'mfe.apps': `apply@1.0.${(first + index) % 9999}`,
          'deployment.environment.name': `c${(first + index) % 300}`,
          'mfe.engine': `other/${(first + index) % 9999}`,
        }),
      );
      const values = pages.map((one, index) => one.measure('mfe.meaningful', (index % 30) * 400));
      logs(
        repeated(pages.map((one) => one.start())),
        repeated(pages.map((one, index) => one.fail(`apply@1.0.0/a${first + index}.js:1:2`))),
      );
      collector().take('metrics', repeated(values));
      await collector().write();
    }
    expect(await countOf('vital')).toBeLessThanOrEqual(11_000);
    expect(await countOf('fault')).toBeLessThanOrEqual(3000);
    await later(2 * MINUTE);
    expect(await countOf('ended')).toBe(1000);
  });

  it('stops accepting events when the database is away for minutes, and resumes when it is back', async () => {
    const away = jest.spyOn(database(), 'transaction').mockRejectedValue(new Error('away'));
    logs(page.start());
    await expect(collector().write()).rejects.toThrow('away');
    pass(6 * MINUTE);
    expect(collector().take('logs', page.mount())).toEqual({ taken: 0, dropped: 1 });

    away.mockRestore();
    await collector().write();
    expect(collector().take('logs', page.mount())).toEqual({ taken: 1, dropped: 0 });
  });
});
