import type { AppName } from '@shared/release/release';

/** A published version as `versions.json` of its app lists it, newest first. */
type PublishedVersion = { version: string; date: string; git: string; note: string };

export async function publishedVersions(app: AppName): Promise<readonly PublishedVersion[]> {
  try {
    const answer = await fetch(`/${app}/versions.json`, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as PublishedVersion[]) : [];
  } catch {
    return [];
  }
}
