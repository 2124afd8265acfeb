import {
  dataIn,
  type ExtraScript,
  type Page,
  type PageOptions,
  type PageParts,
  renderPage,
} from '@shared/delivery/store/page';
import type { AppName, Release, ReleasedApp } from '@shared/release/release';

/** Apps under work, in place of those of a deployed set. */
export type Live = Readonly<Partial<Record<AppName, ReleasedApp>>>;

/**
 * The page of a deployed set with the apps under work in it: their versions, last known good and canaries are out, and
 * nothing of them is switched off. The other apps, the settings and the scripts that the set puts into this visitor's
 * page are the set's.
 */
export function pageAgainst(
  deployed: string,
  live: Live,
  parts: PageParts,
  devOrigins: readonly string[],
): Page {
  const { release, settings, routes: _, ...channel } = dataIn(deployed);
  const isLive = (app: string) => Object.hasOwn(live, app);
  const lkg = Object.entries(release.lkg ?? {}).filter(([app]) => !isLive(app));
  const apps: Release['apps'] = { ...release.apps, ...live };
  const options: PageOptions = {
    settings,
    channel: {
      ...channel,
      canaries: channel.canaries?.filter((one) => !Object.keys(one.apps).some(isLive)) ?? [],
      disabled: channel.disabled.filter((app) => !isLive(app)),
    },
    extraScripts: extrasIn(deployed),
    devOrigins,
  };
  return renderPage(
    { schema: 1, id: 'development', apps, lkg: Object.fromEntries(lkg) },
    parts,
    options,
  );
}

/** Scripts of the set's surroundings (the panel for testers, the app's side of a device), as its page starts with them. */
function extrasIn(html: string): ExtraScript[] {
  const tags = html.matchAll(
    /<script src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"([^>]*)><\/script>/g,
  );
  return [...tags].map(([, src = '', integrity = '', rest = '']) => ({
    src,
    integrity,
    attributes: Object.fromEntries(
      [...rest.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}
