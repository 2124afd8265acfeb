import { parse } from 'node:path';
import { folderStore } from '@shared/delivery/store/folder';
import { jsonBytes, type ObjectStore } from '@shared/delivery/store/objects';
import { restamped } from '@shared/delivery/testing/restamp';
import type { AppName } from '@shared/release/release';

type Change = { app: AppName; from: string; file: string };

/**
 * Publishes a version of an app again with one more line in one file, as the version after it. The line sets `__line`,
 * so that a test can see that it ran.
 */
export async function publishedWithOneLine(
  root: string,
  { app, from, file }: Change,
): Promise<string> {
  const to = `${from}-${parse(file).name}-${process.pid}`;
  const folder = folderStore(root);
  const list = [{ version: from, date: '2026-11-20T01:00:00Z', git: '', note: '' }];
  const after: ObjectStore = {
    ...folder,
    read: async (path) =>
      path === `${app}/versions.json` ? { bytes: jsonBytes(list), etag: '' } : folder.read(path),
    write: async (path, ...rest) =>
      path === `${app}/versions.json` ? true : folder.write(path, ...rest),
  };
  const edit = (name: string, text: string) =>
    name === file ? `${text}\nglobalThis.__line = true;\n` : text;
  await restamped(after, { app, from, to, edit });
  return to;
}
