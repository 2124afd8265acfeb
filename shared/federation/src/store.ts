import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageParts } from './page';
import { type AppJson, type AppName, type Release, released } from './release';

/**
 * The place published builds live in: `/<app>/<version>/…`, never changed once written; releases by the digest of
 * their content; and one pointer a channel that names the release that is live.
 */
export type Store = ReturnType<typeof folderStore>;

export function folderStore(root: string) {
  const readJson = <T>(...path: string[]): T =>
    JSON.parse(readFileSync(join(root, ...path), 'utf8'));

  return {
    root,
    has: (app: AppName, version: string) => existsSync(join(root, app, version, 'app.json')),
    app: (app: AppName, version: string) => readJson<AppJson>(app, version, 'app.json'),
    release: (id: string) => readJson<Release>('releases', `${id}.json`),

    /** Release of these versions; written once, named by its content. */
    putRelease(versions: Readonly<Record<AppName, string>>): Release {
      const names = Object.keys(versions) as AppName[];
      const apps = Object.fromEntries(
        names.map((app) => {
          const version = versions[app];
          return [
            app,
            released(readJson<AppJson>(app, version, 'app.json'), `/${app}/${version}/`),
          ];
        }),
      ) as Release['apps'];
      const id = createHash('sha256').update(JSON.stringify(apps)).digest('hex').slice(0, 16);
      const release: Release = { schema: 1, id, apps };
      writeAtomically(join(root, 'releases'), `${id}.json`, release);
      return release;
    },

    pageParts(hostVersion: string): PageParts {
      const part = (name: string) =>
        readFileSync(join(root, 'host', hostVersion, 'page', name), 'utf8');
      return {
        template: part('index.html'),
        starter: part('starter.js'),
        styles: part('shell.css'),
      };
    },

    live: (channel: string) => readJson<{ release: string }>('channels', `${channel}.json`).release,
    setLive(channel: string, id: string): void {
      writeAtomically(join(root, 'channels'), `${channel}.json`, { release: id });
    },
  };
}

/** A reader sees the old file or the new one, never half of one. */
function writeAtomically(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${name}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(draft, join(folder, name));
}
