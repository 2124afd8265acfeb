import type { PageData, Release } from '@shared/release/release';

type RunningPage = {
  release: Release;
  variant: string;
  path: string;
  userAgent: string;
  now: Date;
};

/**
 * Returns what runs in this tab, for a bug report. It has no query and no name, because addresses contain personal
 * data.
 */
export function whatIsRunning(
  page: PageData,
  { release, variant, path, userAgent, now }: RunningPage,
): string {
  const versions = Object.entries(release.apps).map(
    ([app, { version, base }]) => `${app}@${version}${base.startsWith('http') ? ` (${base})` : ''}`,
  );
  return [
    `${page.channel} #${page.seq} · ${release.id} · ${variant}`,
    ...versions,
    ...(page.disabled.length > 0 ? [`off: ${page.disabled.join(', ')}`] : []),
    `page: ${path}`,
    `time: ${now.toISOString()}`,
    `browser: ${userAgent}`,
  ].join('\n');
}
