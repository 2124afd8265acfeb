import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { browserEnvironment } from './journeys.mjs';
import { bin, install, needNode, root, run } from './toolchain.mjs';

/**
 * `npm run pictures`: main screens and components against the pictures that were accepted, light, dark and with text of
 * twice the size; what differs is shown old, new and as a difference in test-results/pictures. `-- --accept` takes the
 * new ones. Pictures depend on browser and fonts: where these are others, nothing is compared, and that is said.
 */
const accepted = join(root, 'e2e/pictures/accepted');
const file = join(accepted, 'taken-with.json');

/** What letters look like here: the browser and the fonts it takes for our texts. */
function fingerprint(browser) {
  const said = (command, ...args) => {
    try {
      return execFileSync(command, args, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return 'unknown';
    }
  };
  const fonts = ['sans-serif:lang=ko', 'system-ui:lang=ko', 'sans-serif:lang=en', 'monospace'].map(
    (name) => said('fc-match', '-f', '%{family} %{fontversion}', name),
  );
  const version = said(browser, '--version').replace(/\s+built on.*$/, '');
  return {
    browser: version,
    fonts: createHash('sha256').update(fonts.join('\n')).digest('hex').slice(0, 16),
  };
}

/** Answers the exit code; without the same browser and fonts nothing is compared. */
async function comparePictures({ accept, args }) {
  const browser = await chromium();
  const here = fingerprint(browser);
  const there = JSON.parse(readIfThere(file) ?? '{}');
  if (!accept && JSON.stringify(here) !== JSON.stringify(there)) {
    const said = ({ browser: name = 'none', fonts = '' }) => `${name}, fonts ${fonts}`;
    console.log(`NOT COMPARED: pictures were accepted with ${said(there)}; here is ${said(here)}`);
    return 0;
  }
  await build();
  const env = {
    ...(await browserEnvironment()),
    ...(accept && { ACCEPT_PICTURES: 'yes' }),
  };
  const code = await run(
    bin('playwright'),
    ['test', '-c', 'e2e/pictures/playwright.config.ts', ...args],
    { env },
  );
  if (accept && code === 0) {
    mkdirSync(accepted, { recursive: true });
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
  }
  if (code !== 0) console.log('old, new and difference: test-results/pictures/index.html');
  return code;
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.filename === process.argv[1]) {
  needNode();
  install();
  const accept = process.argv.includes('--accept');
  const args = process.argv.slice(2).filter((arg) => arg !== '--accept');
  process.exitCode = await comparePictures({ accept, args });
}
