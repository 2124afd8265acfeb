import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Measures the time from a saved file to the bundle that is sent to the page. Prints it for each "compiled" line of an
 * app with a new save, and says that the page keeps its old screen if there were errors. `savedAt` and `now` are
 * arguments, so that a test can be exact.
 */
export function editTimes(say, savedAt, now = Date.now) {
  const seen = new Map();
  return {
    /** Reads one line of an app's development server. */
    heard: (app, line) => {
      if (!/compiled (successfully|with)/.test(line)) return;
      const last = savedAt();
      const known = seen.get(app);
      seen.set(app, last);
      const [errors] = /\d+ errors?/.exec(line) ?? [];
      if (errors) return say(`${app} keeps its old screen: ${errors}, shown above and on the page`);
      if (known !== undefined && last > known)
        say(`${app} is on screen ${((now() - last) / 1000).toFixed(1)} s after the edit`);
    },
  };
}

/** Returns when a source in one of the folders was saved last. Reads the files, because editors replace them. */
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
