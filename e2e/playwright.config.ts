import { defineConfig } from 'playwright/test';
import { browser } from './journeys/browser';

/** The journeys run against the built set and a sandbox of their own for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  // Emptied by every run; reports stand beside it.
  outputDir: '../test-results/journeys',
  // Trees of accessibility, accepted with `--update-snapshots`; a missing one is a fault, not a new one.
  snapshotPathTemplate: '{testDir}/journeys/trees/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // A journey waits half of its time: three keep two cores busy, each with a sandbox of its own.
  workers: '150%',
  retries: 0,
  forbidOnly: true,
  // Of a busy machine: a journey takes 2 to 20 seconds on a quiet one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    launchOptions: browser,
  },
});
