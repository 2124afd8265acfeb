import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { channelIn, history } from '@shared/delivery/store/channels';
import type { ObjectStore } from '@shared/delivery/store/objects';
import { openStore } from '@shared/delivery/store/open';
import { releaseOf, versionsIn } from '@shared/delivery/store/releases';
import { liveStore } from '@shared/delivery/testing/builds';
import { startS3 } from '@shared/delivery/testing/s3-stand-in';
import { deliveryProgram } from './delivery-program';
import { howMany, report } from './trials';

const PROCESSES = howMany('PROMOTERS', 3);
const EACH = howMany('PROMOTE', 1);

const scratch = mkdtempSync(join(tmpdir(), 'care-promoters-'));
let program = '';
beforeAll(() => {
  program = deliveryProgram('promoter', scratch);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const places = [
  ['a folder', async () => ({ where: join(scratch, 'store'), close: async () => undefined })],
  [
    'S3',
    async () => {
      const s3 = await startS3();
      process.env['AWS_ENDPOINT_URL_S3'] = s3.origin;
      process.env['AWS_ACCESS_KEY_ID'] = 'test';
      process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
      return { where: 's3://care/web', close: s3.close };
    },
  ],
] as const;

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
