import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './toolchain.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's package of Chromium without windows, in the same version. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of Chromium without windows, if it is installed and no other was named. */
export const findShell = () =>
  process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : undefined;

/** Returns the path of an installed Chromium. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const own = await import('playwright').then(({ chromium }) => chromium.executablePath());
  return [own, ...installed].find((path) => path && existsSync(path));
}

/**
 * Returns the path of a Chromium for browser tests: CHROMIUM_PATH, Playwright's own, or an installed one. On Debian as
 * root it installs one with a Korean font, unless nothing may change. Otherwise prints what to do and ends.
 */
export async function chromium({ mayInstall = true } = {}) {
  const named = process.env.CHROMIUM_PATH;
  const found = await findChromium();
  if (found) return found;
  if (named) return stop(`CHROMIUM_PATH names no file: ${named}`);
  if (mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and a Korean font for the browser tests …');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status;
    apt('update');
    apt('install', '-y', 'chromium', 'fonts-noto-cjk');
    apt('install', '-y', 'chromium-headless-shell');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return stop(
    'The browser tests need Chromium or Chrome and found none. Install one, or run `npx playwright install chromium`, or name it in CHROMIUM_PATH.',
  );
}
