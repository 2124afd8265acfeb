import type { ObjectStore } from './objects';
import type { ExtraScript } from './page';
import { checkedTools } from './shape';

export type ToolsVersion = { version: string; integrity: string; date: string };

export const TOOLS_LIST = 'qa/versions.json';
/** Where the origin serves the published tools. */
export const TOOLS_FOLDER = '/qa/';

export async function toolsList(store: ObjectStore) {
  const found = await store.read(TOOLS_LIST);
  const listed: readonly ToolsVersion[] = found ? JSON.parse(found.bytes.toString('utf8')) : [];
  const versions = checkedTools(listed);
  return { versions, etag: found?.etag };
}

/** Returns the scripts that a page with tools starts with. Empty when no tools are published. */
export async function toolScripts(store: ObjectStore): Promise<readonly ExtraScript[]> {
  const [newest] = (await toolsList(store)).versions;
  if (!newest) return [];
  const { version, integrity } = newest;
  return [{ src: `${TOOLS_FOLDER}${version}/qa.js`, integrity, attributes: {} }];
}
