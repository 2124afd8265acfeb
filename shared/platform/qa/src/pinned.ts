import { type AppJson, type AppName, type Release, released } from '@shared/release/release';
import type { Pins } from './pins';

/** Returns the description of a build, or undefined if it does not exist. */
export type Get = (url: string) => unknown;

/** The release with the pinned builds, and the pins whose builds do not exist. */
export type Pinned = { release: Release; missing: readonly string[] };

/**
 * Returns the release of a page with the pins of the tab.
 * A pinned remote has no fallback version, so that a tester sees the pinned version or its failure.
 */
export function pinnedRelease(release: Release, { versions, ports }: Pins, get: Get): Pinned {
  const published = Object.entries(versions).map(([app, version]) => ({
    name: `${app}@${version}`,
    app: app as AppName,
    version,
    base: `/${app}/${version}/`,
  }));
  const local = Object.entries(ports).map(([app, port]) => ({
    name: `${app}:${port}`,
    app: app as AppName,
    version: undefined,
    base: `http://localhost:${port}/`,
  }));
  const found = [...published, ...local].map((pin) => ({
    ...pin,
    json: get(`${pin.base}app.json`),
  }));
  const isBuildOf = (json: unknown, app: string, version: string | undefined): json is AppJson =>
    typeof json === 'object' &&
    json !== null &&
    'app' in json &&
    json.app === app &&
    'version' in json &&
    (version === undefined || json.version === version);

  const apps = { ...release.apps };
  const lkg = { ...release.lkg };
  const missing: string[] = [];
  for (const { name, app, version, base, json } of found)
    if (isBuildOf(json, app, version)) {
      apps[app] = released(json, base);
      if (app !== 'host') delete lkg[app];
    } else missing.push(name);
  return { release: { ...release, apps, lkg }, missing };
}
