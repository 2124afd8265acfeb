import { defineConfig } from 'playwright/test';

/** The journeys run against the built set and a sandbox of their own for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  // Emptied by every run; reports stand beside it.
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // A journey waits half of its time: three keep two cores busy, each with a sandbox of its own.
  workers: '150%',
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['JOURNEYS_REPORT']
    ? [['line'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] }]]
    : [['line']],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // Playwright's own defaults would hide a refused pop-up and the back-forward cache.
      ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
