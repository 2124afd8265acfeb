import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { canary } from '@shared/delivery/cli/canary';
import { good } from '@shared/delivery/cli/marks';
import { rollback } from '@shared/delivery/cli/rollback';
import { channelIn } from '@shared/delivery/store/channels';
import { openStore } from '@shared/delivery/store/open';
import { publishFolder } from '@shared/delivery/store/upload';
import { builtFolder } from '@shared/delivery/testing/builds';
import { context } from '@shared/delivery/testing/context';
import { promoted } from '@shared/delivery/testing/promotion';

/**
 * Publishes one version after another until it is killed: `publisher.ts <store> <number> <folder>`. It releases each in
 * another way: at once, as a completed canary, as an aborted canary, or with a rollback. The builds are in the folder,
 * which the starter of the program removes.
 */
const [, , where = '', start = '0', scratch = ''] = process.argv;
const store = await openStore(where);
const staging = { in: 'staging' };
const say = (words: string, flags = {}) => context({ store, words, flags });
const promote = (apply: string, share?: number) => promoted(store, { apply }, { canary: share });

const ways: readonly ((version: string) => Promise<unknown>)[] = [
  promote,
  async (version) => {
    await promote(version, 10);
    await canary(say('set 50 apply', staging));
    await canary(say('finish apply', staging));
  },
  async (version) => {
    await promote(version, 10);
    await canary(say('abort apply', staging));
  },
  async (version) => {
    await promote(version);
    await rollback(say('staging', { app: 'apply', expect: version }));
    await good(say(`apply@${version}`));
  },
];

process.stdout.write('ready\n');
// An earlier publisher may have been killed during its canary.
if ((await channelIn(store, 'staging')).state.canaries.length > 0)
  await canary(say('abort apply', staging));
for (let patch = Number(start); ; patch++) {
  const version = `1.0.${patch}`;
  const folder = join(mkdtempSync(join(scratch, 'build-')), version);
  builtFolder(folder, 'apply', version);
  const listed = { version, date: '2026-11-20T00:00:00.000Z', git: '', note: '' };
  await publishFolder(store, { app: 'apply', folder, listed });
  await ways[patch % ways.length]?.(version);
}
