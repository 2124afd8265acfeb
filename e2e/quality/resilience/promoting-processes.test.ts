import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { channelIn, history } from '@shared/delivery/store/channels';
import type { ObjectStore } from '@shared/delivery/store/objects';
import { openStore } from '@shared/delivery/store/open';
import { releaseOf, versionsIn } from '@shared/delivery/store/releases';
import { liveStore } from '@shared/delivery/testing/builds';
import { programOfFile } from './delivery-program';
import { howMany, report } from './trials';

const PROCESSES = howMany('PROMOTERS', 3);
const EACH = howMany('PROMOTE', 1);

const { program, places } = programOfFile('promoter');

describe.each(places)('processes that promote at once in %s', (kind, open) => {
  let closing: () => Promise<void> = async () => undefined;
  afterEach(() => closing());

  it(`lose none of ${PROCESSES * EACH} promotions, and each promotion changes only its own app [PLAT-006]`, async () => {
    const { where, close } = await open();
    closing = close;
    const store = await openStore(where);
    await liveStore(store);
    const begun = Date.now();
    const run = promisify(execFile);
    const said = await Promise.all(
      Array.from({ length: PROCESSES }, (_, number) =>
        run(process.execPath, [program, where, String(number), String(EACH)], {
          env: { ...process.env },
        }),
      ),
    );
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const promoted = said.flatMap(({ stdout }) => stdout.trim().split('\n'));
    const logged = await changesIn(store);

    expect(logged.toSorted()).toEqual(promoted.toSorted());
    expect((await channelIn(store, 'staging')).state.seq).toBe(1 + PROCESSES * EACH);
    report(
      `${kind}: ${promoted.length} promotions of ${PROCESSES} processes, 0 lost, ${seconds} s`,
    );
  }, 900_000);
});

/** Returns the app that each change in the log promoted. */
async function changesIn(store: ObjectStore): Promise<string[]> {
  const sets: Record<string, string>[] = [];
  for await (const { state } of history(store, 'staging'))
    sets.push(versionsIn(await releaseOf(store, state.stable)));
  return sets.slice(0, -1).map((after, place) =>
    Object.entries(after)
      .filter(([app, version]) => sets[place + 1]?.[app] !== version)
      .map((pair) => pair.join('@'))
      .join(' and '),
  );
}
