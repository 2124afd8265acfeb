/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { collecting, MINUTE, START } from '../testing/collecting';
import { aTeller, nameOf } from '../testing/told';
import { faultsOf, vitalsOf } from './read';
import { tables } from './tables';

const { database, collector, open, logs, later, pass, day, visits } = collecting();
const since = { channel: 'production', since: START };

describe('stored counts', () => {
  it('groups equal faults with their number, first time and last time', async () => {
    const frames = 'apply@1.4.0/home.js:1:23\nhost@1.0.0/main.js:4:5';
    logs(aTeller(nameOf(1)).fail(frames));
    logs(aTeller(nameOf(2)).fail('apply@1.4.0/pay.js:7:8'));
    await later(1000);
    logs(aTeller(nameOf(3)).fail(frames));
    await later(1000);

    const fault = { app: 'apply', version: '1.4.0', kind: 'error', type: 'TypeError' };
    expect(await faultsOf(database(), since)).toMatchObject([
      { ...fault, frames, told: 2, screen: 'SubscGuide' },
      { ...fault, frames: 'apply@1.4.0/pay.js:7:8', told: 1 },
    ]);
  });

  it('returns the 75th percentile of a metric', async () => {
    for (let index = 0; index < 100; index += 1)
      collector().take(
        'metrics',
        aTeller(nameOf(index)).measure('mfe.meaningful', index < 80 ? 1200 : 20_000),
      );
    await later(1000);

    const [vital] = await vitalsOf(database(), since);
    expect(vital).toMatchObject({ screen: 'SubscGuide', version: '1.4.0', told: 100 });
    expect(vital?.p75).toBeGreaterThan(1000);
    expect(vital?.p75).toBeLessThan(1500);
  });

  it('counts visits and user flows that began before a restart', async () => {
    const page = aTeller(nameOf(1));
    logs(page.start());
    logs(page.step('apply', 'terms'));
    await collector().write();

    open();
    logs(page.mount('failed'));
    await later(MINUTE);
    pass(MINUTE);
    expect((await day()).failed.at(-1)?.canary).toEqual({ visits: 1, failed: 1 });

    open();
    pass(20 * MINUTE);
    const { failed, 'broken off': left } = await day();
    expect(failed.filter(({ canary }) => canary.visits > 0)).toHaveLength(1);
    expect(left.filter(({ canary }) => canary.failed > 0)).toHaveLength(1);
  });

  it('keeps rows that it could not write, and adds new ones', async () => {
    const page = aTeller(nameOf(1));
    logs(page.start(), page.mount(), page.fail());
    const broken = jest.spyOn(database(), 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(collector().write()).rejects.toThrow('away');
    logs(page.fail());
    expect(broken).toHaveBeenCalledTimes(1);
    await later(2 * MINUTE);

    expect(await visits()).toMatchObject([{ visits: 1, erred: 1 }, {}]);
    expect(await faultsOf(database(), since)).toMatchObject([{ told: 2 }]);
  });

  it('drops records above its limit per hour and reports them', async () => {
    open(2);
    const answers = [1, 2, 3].map((index) =>
      collector().take('logs', aTeller(nameOf(index)).start()),
    );

    expect(answers.map(({ taken, dropped }) => [taken, dropped])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(collector().waiting()).toBe(2);
    pass(60 * MINUTE);
    expect(collector().take('logs', aTeller(nameOf(4)).start()).taken).toBe(1);
  });

  it('deletes rows older than the given number of days', async () => {
    const page = aTeller(nameOf(1));
    logs(page.start(), page.fail());
    logs(page.step('apply', 'terms'));
    collector().take('metrics', page.measure('mfe.meaningful', 900));
    await later(2 * MINUTE);
    pass(31 * 24 * 60 * MINUTE);
    await collector().forget(30);

    for (const table of Object.keys(tables))
      expect(await database().query(`select * from telemetry_${table}`)).toEqual([]);
  });
});
