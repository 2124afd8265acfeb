import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { integrityOf } from '@shared/delivery/base/digest';
import { bundledScript } from '@shared/delivery/build/bundled-script';
import { jsonBytes, type ObjectStore } from '@shared/delivery/store/objects';
import { TOOLS_LIST, type ToolsVersion, toolsList } from '@shared/delivery/store/tools';
import { untilWritten } from '@shared/delivery/store/until-written';

/**
 * Builds the tools and publishes them in a store as `/qa/<version>/qa.js`, where the version comes from the content.
 * Pages of channels with tools load the newest version. Publishing the same sources again changes nothing.
 */
export async function publishTools(store: ObjectStore): Promise<string> {
  const { text } = bundledScript(join(import.meta.dirname, '../src/start.ts'));
  const bytes = Buffer.from(text);
  const version = `1.0.0-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  const integrity = integrityOf(bytes);
  await store.write(`qa/${version}/qa.js`, bytes);
  await untilWritten(TOOLS_LIST, async () => {
    const { versions, etag } = await toolsList(store);
    if (versions[0]?.version === version) return true;
    const added: ToolsVersion = { version, integrity, date: new Date().toISOString() };
    return store.write(TOOLS_LIST, jsonBytes([added, ...versions]), etag);
  });
  return version;
}
