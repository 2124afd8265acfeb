import type { RemoteName } from '@shared/release/release';
import { element } from './element';

/** A published version as `versions.json` of its app lists it, newest first. */
type PublishedVersion = { version: string; date: string; git: string; note: string };

export type VersionChoice = { app: RemoteName; row: HTMLElement; select: HTMLSelectElement };

/** A row of the panel: the published versions of a remote with date and note; nothing chosen is the channel's own. */
export async function versionChoice(
  app: RemoteName,
  running: string,
  isPinned: boolean,
): Promise<VersionChoice> {
  const versions = await publishedVersions(app);
  const select = element('select', {}, element('option', { value: '' }, '채널의 버전'));
  for (const { version, date, note } of versions) {
    const text = [version, date.slice(0, 10), note].filter(Boolean).join(' · ');
    select.append(element('option', { value: version }, text));
  }
  select.value = isPinned ? running : '';
  if (select.selectedIndex < 0) select.value = '';
  const row = element('label', {}, element('b', {}, app), element('span', {}, running), select);
  return { app, row, select };
}

async function publishedVersions(app: RemoteName): Promise<readonly PublishedVersion[]> {
  try {
    const answer = await fetch(`/${app}/versions.json`, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as PublishedVersion[]) : [];
  } catch {
    return [];
  }
}
