/** Nothing but the page: no sandbox of its own (root in a container), no calls to anybody's servers. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Chromium is started for journeys. */
const startedFrom = (path: string | undefined) => ({
  ...(path && { executablePath: path }),
  // Playwright's own defaults would hide a refused pop-up and the back-forward cache.
  ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
  args: quiet,
});

/** With the windows it would have on a desk: a back-forward cache is in this one alone. */
export const wholeBrowser = startedFrom(process.env['CHROMIUM_PATH']);

/** Without windows where that build of it is here: the same engine, a quarter less work for the machine. */
export const browser = startedFrom(
  process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
);
