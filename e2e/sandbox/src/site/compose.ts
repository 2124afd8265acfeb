import type { AppName } from '@shared/federation/release';
import { folderStore } from '@shared/federation/store';

/** `compose.ts <store> <versions as JSON>`: makes these versions the release the sandbox serves. */
const [, , storeRoot, versions] = process.argv;
if (!storeRoot || !versions) throw new Error('usage: compose.ts <store> <versions as JSON>');
const store = folderStore(storeRoot);
store.setLive('sandbox', store.putRelease(JSON.parse(versions) as Record<AppName, string>).id);
