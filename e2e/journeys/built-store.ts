import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import { writeSettings } from '@shared/delivery/store/channel-settings';
import { folderStore } from '@shared/delivery/store/folder';
import { versionsIn } from '@shared/delivery/store/releases';
import { goLive, releaseNow } from './channel';

const BUILT = join(import.meta.dirname, '../../.store');

/** Makes a store in a new folder with a channel that has the built apps and these settings, without QA tools. */
export async function builtStore(channel: string, settings: PageSettings = {}) {
  const root = mkdtempSync(join(tmpdir(), 'care-store-'));
  const versions = versionsIn(await releaseNow(BUILT, 'sandbox'));
  for (const [app, version] of Object.entries(versions))
    cpSync(join(BUILT, app, version), join(root, app, version), { recursive: true });
  await writeSettings(folderStore(root), channel, { settings, tools: false });
  const release = await goLive(root, channel, { versions });
  return { root, versions, release };
}
