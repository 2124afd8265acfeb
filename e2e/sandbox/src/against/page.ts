import {
  dataIn,
  type ExtraScript,
  type Page,
  type PageOptions,
  type PageParts,
  renderPage,
} from '@shared/delivery/store/page';
import type { AppName, Release, ReleasedApp } from '@shared/release/release';

/** Local apps that replace those of a deployed release. */
export type Live = Readonly<Partial<Record<AppName, ReleasedApp>>>;

/**
 * Returns the page of a deployed release with the local apps in it. Removes their released versions, fallback versions,
 * canaries and switches. The other apps, the settings and the scripts of this visitor's page come from the release.
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

/** Returns the extra scripts of the page, for example the tester panel and the native app of a device. */
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
