/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { textIn } from '../store/template';
import { collecting, MINUTE, START } from '../testing/collecting';
import { aTeller, nameOf } from '../testing/told';
import { warehouseReader } from './warehouse';

const { database, logs, later, day } = collecting();
const compared = {
  channel: 'production',
  app: 'apply',
  live: '1.3.0',
  canary: '1.4.0',
  since: START,
  until: START + 4 * MINUTE,
} as const;

describe('warehouseReader', () => {
  it('counts two versions with the query by which our collector counts all of them', async () => {
    const live = aTeller(nameOf(1), { 'mfe.apps': 'host@1.0.0 apply@1.3.0' });
    const canary = aTeller(nameOf(2));
    const elsewhere = aTeller(nameOf(3), { 'deployment.environment.name': 'staging' });
    for (const page of [live, canary, elsewhere]) logs(page.start());
    logs(canary.fail(), live.step('apply', 'terms'), live.step('apply', 'done'));
    await later(4 * MINUTE);
    const theirs = warehouseReader(database(), textIn(process.cwd(), 'judge/warehouse.sql'));

    const counted = await theirs(compared);
    expect(counted).toEqual(await day());
    expect(counted.erred?.[1]).toEqual({
      live: { visits: 1, failed: 0 },
      canary: { visits: 1, failed: 1 },
    });
    expect(counted['broken off']?.[0]?.live).toEqual({ visits: 1, failed: 0 });
  });

  it.each([
    ["select '1.4.0' as version, 29728980 as minute", 'visits, failed'],
    ['select 1 as version', 'version, minute'],
  ])('names the columns that %s lacks', async (query, columns) => {
    const queries = { query: <Row>(text: string) => database().query<Row>(text) };

    await expect(warehouseReader(queries, query)(compared)).rejects.toThrow(columns);
  });
});
