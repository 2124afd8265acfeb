import { channelIn } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { versionsIn } from '@shared/delivery/store/releases';
import { restamped } from '@shared/delivery/testing/restamp';
import { TERMS } from '../../journeys/delivery-test';
import { expect } from '../../journeys/test';
import { howMany, report } from './how-many';
import { deviceOf, SHARE, test } from './judge-bench';
import { faults, goodVisit, onTerms } from './judge-faults';
import { again, isSlow, type ToldVisit, visited } from './told-visits';

const trials = howMany('JUDGE', 1);
const isFull = trials > 1;
/** Number of recorded real visits of the stable version. Further visits repeat them under other names. */
const RECORDED = isFull ? 8 : 2;
/** Maximum number of visits of a faulty version. The analysis stops it long before. */
const MOST_VISITS = 30;

test.describe(() => {
  // The tested versions are broken, so their pages log errors.
  test.use({ expectedNoise: /./ });
  for (const [name, fault] of Object.entries(faults))
    test(`${name}, released to ${SHARE} % of devices, is found and stopped (${trials} times)`, async ({
      browser,
      sandbox,
      store,
      channel,
      bench,
    }) => {
      test.setTimeout(300_000 * (1 + trials));
      const { app, to, does, until, question, edit } = fault;
      const version = `${store.good[app]}-bad-${question}`;
      const files = folderStore(store.root);
      if (!(await files.read(`${app}/${version}/app.json`)))
        await restamped(files, { app, from: store.good[app], to: version, edit });
      const tryOut = (salt: string) =>
        store.live({ canaries: [{ apps: { [app]: version }, percent: SHARE, salt }] });

      await tryOut('s0');
      const live: ToldVisit[] = [];
      // The stable version is not slow, but a visit may be slow on a machine that is busy with other tests.
      for (let nth = 0; live.length < RECORDED && nth < MOST_VISITS; nth += 1) {
        const device = deviceOf('s0', false, nth);
        const sees = { device, to, does: goodVisit(fault), until: 'mfe.meaningful' };
        const visit = await visited(browser, sandbox, sees);
        if (!isSlow(visit)) live.push(visit);
      }
      /** Five of a hundred devices are in the canary, so each canary visit comes with 19 stable visits. */
      const others = (nth: number) =>
        Array.from({ length: 100 / SHARE - 1 }, (_, other) =>
          again(live[other % live.length] ?? [], nth * 100 + other),
        );

      /** Returns the number of visits until the version is stopped. */
      const trialOf = async (trial: number): Promise<number> => {
        const salt = `s${trial}`;
        await bench.forget();
        await tryOut(salt);
        for (let nth = 1; nth <= MOST_VISITS; nth += 1) {
          const device = deviceOf(salt, true, nth);
          await bench.send(await visited(browser, sandbox, { device, to, does, until }));
          for (const other of others(trial * MOST_VISITS + nth)) await bench.send(other);
          await bench.pass();
          await bench.pass();
          const look = await bench.look();
          if (look?.verdict.do !== 'stop') continue;
          expect(look).toMatchObject({ did: 'stopped', verdict: { question } });
          return nth;
        }
        throw new Error(`${name} was not stopped`);
      };
      const needed: number[] = [];
      for (let trial = 1; trial <= trials; trial += 1) needed.push(await trialOf(trial));

      report(`${name}: stopped after ${needed.join(', ')} of its visits (${question})`);
      const now = await channelIn(files, channel);
      expect(now.canaries).toEqual([]);
      expect(versionsIn(now.release)[app]).toBe(store.good[app]);
    });
});

test('a good version is raised from 5 % to all devices step by step', async ({
  browser,
  sandbox,
  store,
  channel,
  bench,
}) => {
  const salt = 'good';
  await store.live({ canaries: [{ apps: { guides: store.next }, percent: SHARE, salt }] });
  const recorded = async (isIn: boolean) => {
    const visits: ToldVisit[] = [];
    for (let nth = 0; nth < RECORDED; nth += 1) {
      const device = deviceOf(salt, isIn, nth);
      const sees = { device, to: TERMS, does: onTerms, until: 'mfe.meaningful' };
      visits.push(await visited(browser, sandbox, sees));
    }
    return visits;
  };
  const [inside, outside] = [await recorded(true), await recorded(false)];
  for (const visit of [...inside, ...outside]) await bench.send(visit);
  // With few trials there are few visits, so a wider margin is needed.
  if (trials === 1) await bench.rule({ margin: 0.05, leastVisits: 100 });

  /** Returns `guides@1.0.0-ab `, the form in which telemetry contains the version between other texts. */
  const named = (version: string) => `guides@${version} `;
  const tried = { [named(store.good.guides)]: named(store.next) };
  const everybodys = { [named(store.next)]: named(store.good.guides) };
  let [share, nth] = [SHARE, 0];
  const steps: string[] = [];
  for (let minute = 1; share < 100 && minute < 300; minute += 1) {
    for (let one = 0; one < 100; one += 1) {
      nth += 1;
      // Both versions have the same sources, so a visit recorded on a busy machine can count for either.
      const visit = [...inside, ...outside][nth % (2 * RECORDED)] ?? [];
      bench.take(again(visit, nth, one < share ? tried : everybodys));
    }
    await bench.pass();
    const look = await bench.look();
    if (look?.verdict.do !== 'raise') continue;
    steps.push(`${look.did} to ${look.verdict.to}`);
    share = look.verdict.to;
  }

  expect(steps).toEqual(['raised to 20', 'raised to 50', 'finished to 100']);
  const now = await channelIn(folderStore(store.root), channel);
  expect(versionsIn(now.release).guides).toBe(store.next);
  report(`a good version is everybody's after ${nth} visits of all`);
});
