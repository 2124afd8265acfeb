import type { AppName } from '@shared/release/release';

/** An entry of the `versions.json` of an app, which lists the newest version first. */
type PublishedVersion = { version: string; date: string; git: string; note: string };

export async function publishedVersions(app: AppName): Promise<readonly PublishedVersion[]> {
  try {
    const answer = await fetch(`/${app}/versions.json`, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as PublishedVersion[]) : [];
  } catch {
    return [];
  }
}
