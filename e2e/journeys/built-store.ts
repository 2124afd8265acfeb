import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import { writeSettings } from '@shared/delivery/store/channel-settings';
import { channelIn, writeChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { appNames } from '@shared/routes/apps';

/** Makes a store in a new folder whose production has the built apps and these settings. */
export async function builtStore(settings: PageSettings = {}) {
  const root = mkdtempSync(join(tmpdir(), 'care-nginx-store-'));
  const built = join(import.meta.dirname, '../../.store');
  for (const app of appNames) symlinkSync(join(built, app), join(root, app));
  const store = folderStore(root);
  const { release } = await channelIn(folderStore(built), 'sandbox');
  await writeSettings(store, 'production', { settings, tools: false });
  const wish = { stable: release, canaries: [], disabled: [], frozen: false };
  const reason = { by: 'test', why: '', did: 'first' };
  await writeChannel(store, 'production', undefined, wish, reason);
  return { root, store, wish, reason };
}
