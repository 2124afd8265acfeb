/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { questions } from '../judge/verdict';
import { collecting, MINUTE, START } from '../testing/collecting';
import { aTeller, nameOf } from '../testing/told';
import { faultsOf, stepsOf, vitalsOf } from './read';
import { tables } from './tables';

const { database, collector, open, logs, later, pass, day, visits } = collecting();
const since = { channel: 'production', since: START };
const live = { 'mfe.apps': 'host@1.0.0 apply@1.3.0' };
/** Returns the counts of the last minute for each question. */
const lastMinute = async () => {
  const minutes = await day();
  return Object.fromEntries(questions.map((question) => [question, minutes[question].at(-1)]));
};
const none = { visits: 0, failed: 0 };
const one = { visits: 1, failed: 0 };
const bad = { visits: 1, failed: 1 };

describe('openCollector', () => {
  it('counts a visit once, one minute after its start, with the events received until then', async () => {
    const page = aTeller(nameOf(1));
    logs(page.start());
    logs(page.mount());
    await later(MINUTE - 1);
    expect(await visits()).toEqual([]);

    await later(1);
    logs(page.fail(), page.start());
    await later(MINUTE);

    expect(await visits()).toMatchObject([
      { app: 'apply', version: '1.4.0', visits: 1, erred: 0 },
      { app: 'host', version: '1.0.0', visits: 1, erred: 0 },
    ]);
  });

  it.each([
    ['failed', (page) => [page.start(), page.mount('failed')]],
    ['replaced', (page) => [page.start(), page.mount('lkg')]],
    ['erred', (page) => [page.start(), page.mount(), page.fail()]],
    ['silent', (page) => [page.start()]],
  ] satisfies [string, (page: ReturnType<typeof aTeller>) => unknown[]][])(
    'counts a visit that is %s, separately for canary and live version',
    async (question, told) => {
      for (const body of told(aTeller(nameOf(1)))) logs(body);
      const good = aTeller(nameOf(2), live);
      logs(good.start());
      logs(good.mount());
      await later(MINUTE);
      pass(MINUTE);

      const counted = await lastMinute();
      expect(counted).toMatchObject({ [question]: { canary: bad, live: one } });
      const others = questions.slice(0, 4).filter((other) => other !== question);
      for (const other of others) expect(counted[other]).toEqual({ canary: one, live: one });
    },
  );

  it('counts no error of other code, such as an extension', async () => {
    const page = aTeller(nameOf(1));
    logs(page.start(), page.mount(), page.fail('', 'foreign'));
    await later(MINUTE);
    pass(MINUTE);

    expect((await lastMinute())['erred']).toEqual({ canary: one, live: none });
  });

  it.each([
    ['mfe.meaningful', 2999, 0],
    ['mfe.meaningful', 3001, 1],
    ['browser.web_vital.lcp', 4001, 1],
    ['browser.web_vital.inp', 501, 1],
    ['browser.web_vital.cls', 0.26, 1],
    ['browser.web_vital.cls', 0.24, 0],
  ] as const)(
    'counts slow visits among the visits that sent a measurement: %s %d',
    async (name, value, slow) => {
      const page = aTeller(nameOf(1));
      logs(page.start(), page.mount());
      collector().take('metrics', page.measure(name, value));
      logs(aTeller(nameOf(2)).start());
      await later(MINUTE);
      pass(MINUTE);

      expect((await day()).slow.at(-1)?.canary).toEqual({ visits: 1, failed: slow });
    },
  );

  describe('follows a user flow across the documents of a tab', () => {
    const way = async () => (await day())['broken off'].at(-1)?.canary;

    it('counts it at once when it is completed', async () => {
      const page = aTeller(nameOf(1));
      for (const step of ['home', 'terms', 'payment', 'card-page'] as const)
        logs(page.step('apply', step));
      const back = aTeller(nameOf(2), { 'session.id': nameOf(1) });
      logs(back.step('apply', 'done'));
      logs(back.step('apply', 'done'));
      pass(MINUTE);

      expect(await way()).toEqual(one);
    });

    it('counts it as abandoned after 20 minutes without an event', async () => {
      const page = aTeller(nameOf(1));
      logs(page.step('apply', 'terms'));
      await later(10 * MINUTE);
      logs(page.step('apply', 'payment'));
      await later(20 * MINUTE - 1);
      expect((await day())['broken off'].every(({ canary }) => canary.visits === 0)).toBe(true);

      await later(1);
      pass(MINUTE);
      expect(await way()).toEqual(bad);
    });

    it('does not start it when the customer only opened the home screen', async () => {
      logs(aTeller(nameOf(1)).step('apply', 'home'));
      await later(21 * MINUTE);

      expect(await way()).toEqual(none);
    });

    it('records how each step ended', async () => {
      const page = aTeller(nameOf(1));
      logs(page.step('apply', 'payment'));
      logs(page.step('apply', 'payment', 'unexpected'));
      await later(1000);

      const step = { app: 'apply', version: '1.4.0', funnel: 'apply', step: 'payment' };
      expect(await stepsOf(database(), since)).toEqual([
        { ...step, ended: 'none', told: 1 },
        { ...step, ended: 'unexpected', told: 1 },
      ]);
    });
  });
});

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
