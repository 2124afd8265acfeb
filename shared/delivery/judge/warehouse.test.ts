/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsIn, metricsIn } from '@shared/telemetry/read';
import { dayOf } from '../collector/read';
import { slowFrom } from '../collector/visit';
import { collecting, START } from '../testing/collecting';
import { aTeller, nameOf } from '../testing/told';
import { chance } from '../testing/visits';
import { questions } from './verdict';
import { warehouseReader } from './warehouse';

const sql = readFileSync(join(__dirname, 'warehouse.sql'), 'utf8');
const guide = readFileSync(join(__dirname, '../../docs/guides/telemetry-to-your-store.md'), 'utf8');
const tables = /```sql\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

const { database, collector, later } = collecting();
/** Half of the distance between events of a page, so that two pages of a tab never send at the same time. */
const STEP = 5000;
const MINUTES = 50;
const compared = {
  channel: 'production',
  app: 'apply',
  live: '1.3.0',
  canary: '1.4.0',
  since: START,
  until: START + MINUTES * 60_000,
} as const;
const names = Object.keys(slowFrom) as (keyof typeof slowFrom)[];
const versions = ['1.4.0', '1.4.0', '1.3.0', '1.3.0', '1.2.0'];

type Request = { at: number; signal: 'logs' | 'metrics'; body: unknown };

/** Returns random telemetry of many visits and user flows, in the order in which it arrives. */
function telemetryOf(visits: number): readonly Request[] {
  const next = chance(11);
  const upTo = (steps: number) => Math.floor(next() * steps) * 2 * STEP;
  const among = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const requests: Request[] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    const channel = next() < 0.9 ? 'production' : 'staging';
    const page = aTeller(nameOf(visit), {
      'session.id': nameOf(Math.ceil(visit / 2)),
      'mfe.apps': `host@1.0.0 apply@${among(versions)} mypage@1.4.0`,
      'deployment.environment.name': channel,
    });
    const start = upTo(60) + (visit % 2) * STEP;
    const send = (delay: number, body: unknown, signal: Request['signal'] = 'logs') =>
      requests.push({ at: START + start + delay, signal, body });
    send(0, page.start());
    if (next() < 0.8) send(upTo(8), page.mount(among(['ok', 'ok', 'lkg', 'failed'])));
    if (next() < 0.3) send(upTo(8), page.fail());
    if (next() < 0.3) send(upTo(8), foreign(page.fail()));
    if (next() < 0.7) {
      const name = among(names);
      send(upTo(8), page.measure(name, slowFrom[name] * (0.8 + next() * 0.4)), 'metrics');
    }
    let delay = 0;
    for (const step of ['home', 'terms', 'payment', 'card-page', 'done'] as const) {
      if (next() < 0.25) break;
      send(delay, page.step('apply', step));
      delay += next() < 0.2 ? among([119, 120, 125]) * 2 * STEP : upTo(6);
    }
  }
  return requests.toSorted((one, other) => one.at - other.at);
}

/** Returns the request with an error of other code, such as an extension. */
const foreign = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace('"error"', '"foreign"'));

async function store({ at, signal, body }: Request): Promise<void> {
  const received = new Date(at).toISOString();
  const json = (value: unknown) => JSON.stringify(value);
  if (signal === 'logs')
    for (const { about, what } of eventsIn(body))
      await database().query(
        'insert into telemetry.log values ($1::timestamptz, $2, $3::jsonb, $4::jsonb)',
        [received, what.name, json(about), json(what.fields)],
      );
  else
    for (const { about, what } of metricsIn(body))
      await database().query(
        'insert into telemetry.metric values ($1::timestamptz, $2, $3, $4::jsonb, $5::jsonb)',
        [received, what.name, what.value, json(about), json(what.fields)],
      );
}

describe('warehouseReader', () => {
  it('gives the counts of our collector for the same telemetry in the tables of the guide', async () => {
    await database().script(tables);
    const requests = telemetryOf(120);
    for (let now = START; now < compared.until; now += STEP) {
      for (const request of requests.filter(({ at }) => at === now)) {
        collector().take(request.signal, request.body);
        await store(request);
      }
      await later(STEP);
    }
    const ours = await dayOf(database(), compared);
    const theirs = await warehouseReader(database(), sql)(compared);

    expect(theirs).toEqual(ours);
    for (const question of questions)
      for (const of of ['live', 'canary'] as const)
        expect(ours[question].some((minute) => minute[of].failed > 0)).toBe(true);
  });

  it.each([
    ["select '1.4.0' as version, 29728980 as minute", 'visits, failed'],
    ['select 1 as version', 'version, minute'],
  ])('names the columns that %s lacks', async (query, columns) => {
    const queries = { query: <Row>(text: string) => database().query<Row>(text) };

    await expect(warehouseReader(queries, query)(compared)).rejects.toThrow(columns);
  });
});
