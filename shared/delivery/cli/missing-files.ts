import { addressIn, type ChannelState } from '@shared/release/release';
import type { ObjectStore } from '../store/objects';
import { releaseOf } from '../store/releases';

/** A version that phones can be given, with its files that are not in the store. */
export type MissingFiles = { name: string; files: readonly string[] };

/** Finds the files of live and fallback versions that are not in the store. It only lists names and reads no file. */
export async function missingFiles(
  store: ObjectStore,
  { stable }: Pick<ChannelState, 'stable'>,
): Promise<MissingFiles[]> {
  const { apps, lkg = {} } = await releaseOf(store, stable);
  const released = [...Object.entries(apps), ...Object.entries(lkg)];
  const found = await Promise.all(
    released.map(async ([app, one]) => {
      const there = new Set((await store.list(`${app}/`)).map(({ path }) => `/${path}`));
      const isMissing = (file: string) =>
        !there.has(one.base + file) || !there.has(addressIn(one, file));
      const files = Object.keys(one.integrity).filter(isMissing);
      return { name: `${app}@${one.version}`, files };
    }),
  );
  return found.filter(({ files }) => files.length > 0);
}

/** One line per version, for people. */
export const missingLines = (missing: readonly MissingFiles[]): string[] =>
  missing.map(({ name, files: [first, ...more] }) => {
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return `  MISSING   ${name}: ${first}${others} is not in the store. Publish this version again or roll back.`;
  });
