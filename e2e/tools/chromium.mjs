import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian, stop } from './toolchain.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's package of Chromium without windows, in the same version. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;

/** Returns the path of Chromium without windows, if it is installed and no other was named. */
export const findShell = () =>
  process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : undefined;

export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  // Before the first installation there is no Playwright, but there may be a Chromium.
  const own = await import('playwright').then(
    ({ chromium }) => chromium.executablePath(),
    () => undefined,
  );
  return [own, ...onPath(), ...applications].find((path) => path && existsSync(path));
}

/** Returns where the programs would be in the folders of PATH. */
const onPath = () =>
  programs.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name)),
  );

let wasShellTried = false;

/** Installs Chromium without windows beside Debian's own, once in a command. Every journey then needs less time. */
function installShell(found) {
  if (wasShellTried || found !== '/usr/bin/chromium' || existsSync(SHELL)) return;
  wasShellTried = true;
  installOnDebian('Installing Chromium without windows …', [SHELL_PACKAGE]);
}

/**
 * Returns the path of a Chromium for browser tests: CHROMIUM_PATH, Playwright's own, or an installed one. On Debian as
 * root it installs one with a Korean font, unless nothing may change. Otherwise prints what to do and ends.
 */
export async function chromium({ mayInstall = true } = {}) {
  const named = process.env.CHROMIUM_PATH;
  const found = await findChromium();
  if (found && !named && mayInstall) installShell(found);
  if (found) return found;
  if (named) return stop(`CHROMIUM_PATH names no file: ${named}`);
  const sentence = 'Installing Chromium and a Korean font for the browser tests …';
  const groups = [['chromium', 'fonts-noto-cjk'], [SHELL_PACKAGE]];
  if (mayInstall && installOnDebian(sentence, ...groups) && existsSync('/usr/bin/chromium'))
    return '/usr/bin/chromium';
  return stop(
    'The browser tests need Chromium or Chrome and found none. Install one, or run `npx playwright install chromium`, or name it in CHROMIUM_PATH.',
  );
}
