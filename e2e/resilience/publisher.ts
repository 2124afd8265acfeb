import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { promoteIn } from '@shared/delivery/cli/promote';
import { openStore } from '@shared/delivery/store/open';
import { publishFolder } from '@shared/delivery/store/upload';
import { builtFolder } from '@shared/delivery/testing/builds';
import { promotion } from '@shared/delivery/testing/promotion';

/**
 * `publisher.ts <store> <number> <folder>`: publishes and promotes one version after the other, until it is killed; what it
 * publishes stands in the folder, which is its starter's to remove.
 */
const [, , where = '', start = '0', scratch = ''] = process.argv;
const store = await openStore(where);
process.stdout.write('ready\n');
for (let patch = Number(start); ; patch++) {
  const version = `1.0.${patch}`;
  const folder = join(mkdtempSync(join(scratch, 'build-')), version);
  builtFolder(folder, 'apply', version);
  const listed = { version, date: '2026-11-20T00:00:00.000Z', git: '', note: '' };
  await publishFolder(store, { app: 'apply', folder, listed });
  await promoteIn(store, promotion({ apply: version }));
}
