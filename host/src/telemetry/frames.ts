import type { AppName, Release, ReleasedApp } from '@shared/release/release';

/** A place in our code. Example: `apply@1.4.0/main.js:1:2345`. */
export type Frame = { app: AppName; version: string; at: string };

/** Chromium writes `at name (address:1:2)`, WebKit and Gecko write `name@address:1:2`. */
const PLACE = /(https?:\/\/[^\s()@]+):(\d+):(\d+)/g;
const MOST_FRAMES = 20;

/** Returns the frames of a stack that are in files of the release, the innermost first. Other frames are left out. */
export function framesIn(stack: string, release: Pick<Release, 'apps' | 'lkg'>): Frame[] {
  const folders = [release.apps, release.lkg ?? {}].flatMap((apps) =>
    (Object.entries(apps) as [AppName, ReleasedApp][]).map(
      ([app, { version, base, integrity }]) => ({
        app,
        version,
        integrity,
        folder: new URL(base, location.href).href,
      }),
    ),
  );
  const frames = [...stack.matchAll(PLACE)].flatMap(([, address = '', line, column]) => {
    const found = folders.find(({ folder }) => address.startsWith(folder));
    if (!found) return [];
    const { app, version, folder, integrity } = found;
    const file = address.slice(folder.length).replace(/\?.*/, '');
    if (!Object.hasOwn(integrity, file)) return [];
    return [{ app, version, at: `${app}@${version}/${file}:${line}:${column}` }];
  });
  return frames.slice(0, MOST_FRAMES);
}
