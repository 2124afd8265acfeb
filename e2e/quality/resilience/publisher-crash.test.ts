import { spawn } from 'node:child_process';
import { byteProblems } from '@shared/delivery/gate/bytes';
import { candidateOf } from '@shared/delivery/gate/gate';
import { channelIn, history } from '@shared/delivery/store/channels';
import { allMarks, isBadIn } from '@shared/delivery/store/marks';
import type { ObjectStore } from '@shared/delivery/store/objects';
import { openStore } from '@shared/delivery/store/open';
import { appJson, releaseOf } from '@shared/delivery/store/releases';
import { publishedVersions } from '@shared/delivery/store/versions';
import { liveStore } from '@shared/delivery/testing/builds';
import { randomOf } from '../simulation/random';
import { programOfFile } from './delivery-program';
import { howMany, report } from './trials';

const CRASHES = howMany('CRASH', 1);
/**
 * Maximum delay of a kill in milliseconds. A publication and its release take about this long, so a kill can hit any
 * point.
 */
const LIFE_MS = 400;

const { program, scratch, places } = programOfFile('publisher');

describe.each(places)('a publisher that is killed at any moment, in %s', (_, open) => {
  let closing: () => Promise<void> = async () => undefined;
  afterEach(() => closing());

  it(`never breaks the live release in ${CRASHES} kills and does not block the next publisher`, async () => {
    const { where, close } = await open();
    closing = close;
    const store = await openStore(where);
    await liveStore(store);
    let before = (await channelIn(store, 'staging')).state.seq;
    const moved: number[] = [];
    const random = randomOf(CRASHES, 'crash');
    for (let crash = 1; crash <= CRASHES; crash++) {
      await killedAfter(random.below(LIFE_MS), where, crash * 1000);
      expect(await wrongIn(store)).toEqual([]);
      const { seq } = (await channelIn(store, 'staging')).state;
      moved.push(seq - before);
      before = seq;
    }

    report(
      `${CRASHES} kills, ${moved.reduce((all, one) => all + one, 0)} changes, 0 broken (${where})`,
    );
    expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
    await killedAfter(20_000, where, 1_000_000, before);
    expect((await channelIn(store, 'staging')).state.seq).toBeGreaterThan(before);
  }, 600_000);

  /** Returns problems of the files that a device can load or that the next publisher uses. */
  async function wrongIn(store: ObjectStore): Promise<unknown[]> {
    const { state } = await channelIn(store, 'staging');
    const set = await candidateOf(store, await releaseOf(store, state.stable));
    const listed = await publishedVersions(store, 'apply');
    const named = await Promise.all(listed.map(({ version }) => appJson(store, 'apply', version)));
    const builds = [...Object.values(set.apps), ...Object.values(set.lkg), ...named];
    const problems = (await Promise.all(builds.map((app) => byteProblems(store, app)))).flat();
    const seqs: number[] = [];
    for await (const entry of history(store, 'staging')) seqs.push(entry.state.seq);
    const isWhole = seqs.every((seq, n) => seq === state.seq - n) && seqs.length === state.seq;
    const isBad = isBadIn(await allMarks(store));
    const burning = Object.values(set.apps).filter(({ app, version }) => isBad(app, version));
    return [...problems, ...burning, ...(isWhole ? [] : [{ seqs }])];
  }
});

/** Runs a publisher and kills it after `ms` of work, or when the channel has moved on from `seq`. */
async function killedAfter(
  ms: number,
  where: string,
  start: number,
  seq = Number.POSITIVE_INFINITY,
): Promise<void> {
  const child = spawn(process.execPath, [program, where, String(start), scratch], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env },
  });
  const ended = new Promise((done) => child.once('exit', done));
  const ready = new Promise((done) => child.stdout.once('data', done));
  await Promise.race([ready, ended]);
  expect(child.exitCode).toBeNull();
  const store = await openStore(where);
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (seq < Number.POSITIVE_INFINITY && (await channelIn(store, 'staging')).state.seq > seq)
      break;
    await new Promise((done) => setTimeout(done, Math.min(20, Math.max(0, until - Date.now()))));
  }
  child.kill('SIGKILL');
  await ended;
}
