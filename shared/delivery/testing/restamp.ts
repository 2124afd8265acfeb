import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AppJson, AppName } from '@shared/release/release';
import { integrityOf } from '../base/digest.cjs';
import { jsonBytes, type ObjectStore } from '../store/objects';
import { appJson } from '../store/releases';
import { withUnchangedFiles } from '../store/upload';
import { addVersion } from '../store/versions';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Returns the changed text of a file in the copy, as in a new version or a faulty one. */
export type Edit = (file: string, text: string) => string;

export type Copy = { app: AppName; from: string; to: string; edit?: Edit };

/**
 * Publishes a copy of a build as another version without building it.
 * Replaces the version in names and addresses and computes the digests again. So tests that need many versions of the
 * real product take seconds instead of minutes.
 */
export async function restamped(store: ObjectStore, copy: Copy): Promise<void> {
  const { app, from, to, edit = (_, text) => text } = copy;
  const before = await appJson(store, app, from);
  // Without underscores at its ends, so that it also matches the name of the global array of chunks.
  const name = (version: string) => `care_${app}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
  const rewrite = (text: string) =>
    text.replaceAll(name(from), name(to)).replaceAll(`/${app}/${from}/`, `/${app}/${to}/`);
  const files: Record<string, AppJson['files'][string]> = {};
  for (const { path } of await store.list(`${app}/${from}/`)) {
    const file = path.slice(`${app}/${from}/`.length);
    if (file === 'app.json' || /\.(br|gz)$/.test(file)) continue;
    const old = (await store.read(path))?.bytes ?? Buffer.alloc(0);
    const isText = /\.(js|css|json|html)$/.test(file);
    const bytes = isText ? Buffer.from(edit(file, rewrite(old.toString('utf8')))) : old;
    await store.write(`${app}/${to}/${file}`, bytes);
    if (!before.files[file]) continue;
    const integrity = integrityOf(bytes);
    const packed = isText ? brotliCompressSync(bytes, quick) : undefined;
    if (packed) await store.write(`${app}/${to}/${file}.br`, packed);
    if (packed) await store.write(`${app}/${to}/${file}.gz`, gzipSync(bytes));
    const { packed: size } = before.files[file];
    files[file] = { integrity, bytes: bytes.length, packed: size };
  }
  const described: AppJson = JSON.parse(rewrite(JSON.stringify(before)));
  const placed = await withUnchangedFiles(store, { ...described, version: to, files });
  await store.write(`${app}/${to}/app.json`, jsonBytes(placed));
  const date = new Date().toISOString();
  await addVersion(store, app, { version: to, date, git: '', note: `copy of ${from}` });
}
