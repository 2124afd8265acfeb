import { type AppName, appNames, remoteNames } from '@shared/routes/apps';
import { type Pins, pinsWritten, type Unknown } from './pins';

/** Valid and invalid pins, so that a tester does not mistake the channel's version for the requested one. */
export type Asked = { pins: Pins; missing: readonly string[]; unknown: readonly Unknown[] };

/** Number of versions to offer instead of a missing one. */
const NEWEST = 5;

type VersionsOf = (app: AppName) => Promise<readonly string[]>;

/** Returns the notes about pinned versions that run in this tab instead of the release of the channel. */
export function pinnedNotes({ pins, missing }: Asked): string[] {
  const isThere = (name: string) => !missing.includes(name);
  const local = Object.entries(pins.ports).map(([app, port]) => `${app}:${port}`);
  const pinned = pinsWritten(pins).split(',').filter(Boolean).filter(isThere);
  return [
    ...(pinned.length > 0 ? [`고정됨 ${pinned.join(', ')}`] : []),
    ...(local.some(isThere) ? [`DEV ${local.filter(isThere).join(', ')}`] : []),
  ];
}

/** Returns the notes about ignored pins, each with the available versions. */
export async function ignoredNotes(
  { missing, unknown }: Pick<Asked, 'missing' | 'unknown'>,
  versionsOf: VersionsOf,
): Promise<string[]> {
  const instead = async (name: string) => {
    const app = appNames.find((one) => one === name.split(/[@:]/)[0]);
    const versions = app ? (await versionsOf(app)).slice(0, NEWEST) : [];
    return versions.length > 0 ? ` (있는 버전: ${versions.join(', ')})` : '';
  };
  const notThere = missing.map(async (name) =>
    name.includes('@')
      ? `없는 버전이라 무시했어요: ${name}${await instead(name)}`
      : `이 포트에 빌드가 없어 무시했어요: ${name}`,
  );
  const unreadable = unknown.map(async ({ name, isApp }) => {
    if (isApp) return `버전으로 읽을 수 없어 무시했어요: ${name}${await instead(name)}`;
    const apps = name.includes('@') ? appNames : remoteNames;
    return `없는 앱이라 무시했어요: ${name} (앱: ${apps.join(', ')})`;
  });
  return Promise.all([...notThere, ...unreadable]);
}
