import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How long it takes from a saved file to a bundle that is sent to the page: said at each line "compiled" of an app that
 * has something new in it. `savedAt` and `now` are given, so that a test can be exact.
 */
export function editTimes(say, savedAt, now = Date.now) {
  const seen = new Map();
  return {
    /** A line of an app's development server. */
    heard: (app, line) => {
      if (!/compiled (successfully|with)/.test(line)) return;
      const last = savedAt();
      const known = seen.get(app);
      seen.set(app, last);
      if (known !== undefined && last > known)
        say(`${app} is on screen ${((now() - last) / 1000).toFixed(1)} s after the edit`);
    },
  };
}

/** When a source in one of the folders was saved last. Asked of the files, because editors replace what they save. */
export const lastSaved = (folders) =>
  Math.max(
    0,
    ...folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true })
          .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file))
          .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
      ),
  );
