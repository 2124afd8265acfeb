/**
 * Flags for a browser that opens only the page: no browser sandbox (root in a container) and no background requests.
 */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const startedFrom = (path: string | undefined) => ({
  ...(path && { executablePath: path }),
  // Playwright's defaults would hide blocked pop-ups and the back-forward cache.
  ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
  args: quiet,
});

/** Chromium with windows. Only this build has a back-forward cache. */
export const wholeBrowser = startedFrom(process.env['CHROMIUM_PATH']);

/** Chromium without windows if it is installed. It is the same engine and needs a quarter less processor time. */
export const browser = startedFrom(
  process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
);
