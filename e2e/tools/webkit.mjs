import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnDebian } from './toolchain.mjs';

/** Programs that are started, with their Debian packages. */
const NEEDED = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  '/usr/bin/dbus-run-session': 'dbus-x11',
};
const LIBRARIES = '/usr/lib';
/** Hides the bars of the browser, which keep its window wider than a phone. */
const NARROW =
  'entry, button, headerbar, toolbar, toolitem, box { min-width: 0; margin: 0; padding: 0; font-size: 1px }';

/**
 * Returns WebKit with its driver, the engine of Safari and of webviews on iPhones: Debian's WebKitGTK, installed if
 * possible. Otherwise prints that there is none and returns undefined.
 */
export function findWebKit() {
  const found = webkitHere().path ?? install();
  if (!found) console.log(`NOT RUN in WebKit: ${webkitHere().lacks.join(', ')} not installed`);
  return found;
}

/** Returns the installed browser, or the missing packages. Changes nothing. */
function webkitHere() {
  const lacks = Object.entries(NEEDED).flatMap(([file, from]) => (existsSync(file) ? [] : [from]));
  const path = lacks.length === 0 ? miniBrowser() : undefined;
  return path ? { path, lacks: [] } : { lacks: lacks.length > 0 ? lacks : ['webkit2gtk-driver'] };
}

/**
 * Returns the command with its own screen and session bus, which WebKit needs for windows. `env` contains the path of
 * the browser and disables WebKit's own sandbox, which refuses to run as root.
 */
export function withWebKit(miniBrowser, command, args) {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW);
  return {
    command: 'xvfb-run',
    args: ['-a', '-s', '-screen 0 1400x1600x24', 'dbus-run-session', '--', command, ...args],
    env: {
      MINI_BROWSER: miniBrowser,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: settings,
      TZ: 'Asia/Seoul',
      LC_ALL: 'C.UTF-8',
    },
  };
}

function miniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  const places = readdirSync(LIBRARIES).flatMap((machine) =>
    ['4.1', '4.0'].map((api) => join(LIBRARIES, machine, `webkit2gtk-${api}`, 'MiniBrowser')),
  );
  return places.find((place) => existsSync(place));
}

function install() {
  const packages = ['--no-install-recommends', ...Object.values(NEEDED), 'fonts-noto-cjk'];
  installOnDebian('Installing WebKit for the journeys of iPhones …', packages);
  return webkitHere().path;
}
