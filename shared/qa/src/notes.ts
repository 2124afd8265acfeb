import { type AppName, appNames, remoteNames } from '@shared/routes/apps';
import { type Pins, pinsWritten, type Unknown } from './pins';

/** What is pinned and what is not: a tester must never take the channel's version for the one asked for. */
export type Asked = { pins: Pins; missing: readonly string[]; unknown: readonly Unknown[] };

/** How many of an app's versions are offered in place of one that is not there. */
const NEWEST = 5;

/** Answers the newest versions of an app. */
type VersionsOf = (app: AppName) => Promise<readonly string[]>;

/** What runs in this tab in place of the channel's release. */
export function pinnedNotes({ pins, missing }: Asked): string[] {
  const isThere = (name: string) => !missing.includes(name);
  const local = Object.entries(pins.ports).map(([app, port]) => `${app}:${port}`);
  const pinned = pinsWritten(pins).split(',').filter(Boolean).filter(isThere);
  return [
    ...(pinned.length > 0 ? [`고정됨 ${pinned.join(', ')}`] : []),
    ...(local.some(isThere) ? [`DEV ${local.filter(isThere).join(', ')}`] : []),
  ];
}

/** What was asked for in vain, each with what there is in its place. */
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
