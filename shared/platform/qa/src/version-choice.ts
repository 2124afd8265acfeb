import type { AppName } from '@shared/release/release';
import { element } from './element';
import { publishedVersions } from './published-versions';

export type VersionChoice = { app: AppName; row: HTMLElement; select: HTMLSelectElement };

/** Returns a row of the panel with the published versions of an app. No selection means the version of the channel. */
export async function versionChoice(
  app: AppName,
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
