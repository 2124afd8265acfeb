import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { AppJson } from '@shared/release/release';
import { type AppName, appNames } from '@shared/routes/apps';
import { folderOf, mapNameOf } from '../base/names.cjs';
import { type ObjectStore, readJson } from '../store/objects';
import type { Signature } from '../store/signing';
import { publishedVersions } from '../store/versions';

/**
 * A position in our sources, relative to the root of the repository, with the commit and note of the published version.
 */
export type Place = {
  source: string;
  line: number;
  name: string | undefined;
  commit: string;
  note: string;
  /** The team that signed the version. Undefined if it is not signed. */
  team: string | undefined;
};

type Kept = { store: ObjectStore; maps: ObjectStore };

/** Returns the source position of a frame, or the reason why it is unknown. */
export async function placeOf(
  { store, maps }: Kept,
  { app, version, file, line, column }: Frame,
): Promise<Place | { why: string }> {
  const described = await readJson<AppJson>(store, `${app}/${version}/app.json`);
  if (!described) return { why: `${app}@${version} is not in ${store.where}` };
  const integrity = described.files[file]?.integrity;
  if (integrity === undefined) return { why: `${app}@${version} has no file ${file}` };
  const kept = await maps.read(mapNameOf(integrity));
  if (!kept) return { why: `no map of ${file} is kept in ${maps.where}` };
  const found = originalPositionFor(new TraceMap(kept.bytes.toString('utf8')), {
    line,
    // A stack counts columns from 1, a source map from 0.
    column: Math.max(0, column - 1),
  });
  if (found.source === null)
    return { why: `${file}:${line}:${column} is of no source: code of the bundler` };
  const listed = (await publishedVersions(store, app)).find((one) => one.version === version);
  const signed = await readJson<Signature>(store, `${app}/${version}/signed.json`);
  return {
    source: join(folderOf(app), found.source),
    line: found.line,
    name: found.name ?? undefined,
    commit: listed?.git ?? 'unknown',
    note: listed?.note ?? '',
    team: signed?.team,
  };
}

/** Position in a built file, as pages send it (shared/platform/telemetry). Line and column start at 1. */
export type Frame = { app: AppName; version: string; file: string; line: number; column: number };

export const frameName = ({ app, version, file, line, column }: Frame): string =>
  `${app}@${version}/${file}:${line}:${column}`;

const FRAME = new RegExp(
  String.raw`(?<app>${appNames.join('|')})@(?<version>\d[\w.-]*)/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)`,
  'g',
);

/** Returns the frames in a text and ignores the rest of it. */
export const framesIn = (text: string): Frame[] =>
  [...text.matchAll(FRAME)].flatMap(({ groups = {} }) => {
    const { app, version = '', file = '', line, column } = groups;
    const known = appNames.find((name) => name === app);
    return known ? [{ app: known, version, file, line: Number(line), column: Number(column) }] : [];
  });
