import { readChannel, writeChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { compose, type Versions } from '@shared/delivery/store/releases';
import { addVersion } from '@shared/delivery/store/versions';
import { publishTools } from '@shared/qa/publish';

/**
 * Makes these versions the release that the sandbox serves, without any gate: `compose.ts <store> <versions as JSON>`.
 */
const [, , storeRoot, text] = process.argv;
if (!storeRoot || !text) throw new Error('usage: compose.ts <store> <versions as JSON>');
const store = folderStore(storeRoot);
const versions = JSON.parse(text) as Versions;

await publishTools(store);
const date = new Date().toISOString();
for (const [app, version] of Object.entries(versions))
  await addVersion(store, app as keyof Versions, { version, date, git: '', note: 'local build' });

const release = await compose(store, versions);
const now = await readChannel(store, 'sandbox');
const isLive = now?.state.stable === release.id && now.state.canaries.length === 0;
if (!isLive) {
  const wish = { stable: release, canaries: [], disabled: [], frozen: false };
  await writeChannel(store, 'sandbox', now, wish, {
    by: 'build',
    why: 'local build',
    did: 'build',
  });
}
