import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { clothesWords } from 'sandbox/literal/dialect';
import { browser } from './journeys/browser';

/** The main journeys: they must work with every response variant of the backend. */
const mainJourneys =
  /journeys\/(buy-(standard|premium|power-train)|extend|revoke|transfer|seller-link|estimate)\.spec\.ts$/;

/** Response variants that run the main journeys, one project for each: `JOURNEYS_CLOTHES=all` or names. */
const named = process.env['JOURNEYS_CLOTHES'];
const clothes = named === 'all' ? clothesWords : (named?.split(',') ?? []);

/**
 * Files whose workers need a browser or a sandbox of their own. They come first, so that the other files fill all workers
 * until the end.
 */
const withOwnWorkers =
  /journeys\/(after-deploy|back-forward-cache|delivery-(?!gate|nginx)[\w-]+)\.spec\.ts$/;

const isNightly = Boolean(process.env['NIGHTLY']);

/** The journeys run against the build, with one sandbox per worker. */
export default defineConfig<object, { clothes: string }>({
  testDir: '.',
  // Configurations in other folders take this over.
  globalSetup: join(import.meta.dirname, 'journeys/before-all.ts'),
  testMatch: ['journeys/**/*.spec.ts', ...(isNightly ? ['quality/resilience/**/*.spec.ts'] : [])],
  // Every run empties this folder. Reports are beside it.
  outputDir: '../test-results/journeys',
  // Accessibility trees, accepted with `--update-snapshots`. A missing one is a failure.
  snapshotPathTemplate: '{testDir}/journeys/trees/{arg}{ext}',
  updateSnapshots: 'none',
  grepInvert: isNightly ? [] : /@nightly/,
  fullyParallel: true,
  // A journey waits half of its time, so three workers use two cores. Each has its own sandbox.
  workers: '150%',
  retries: 0,
  forbidOnly: true,
  // Only a hung journey reaches this, also on a slow and busy machine. A journey takes 2 to 40 seconds on an idle one.
  timeout: 600_000,
  expect: { timeout: 30_000 },
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
  projects:
    clothes.length > 0
      ? clothes.map((name) => ({
          name,
          testMatch: mainJourneys,
          outputDir: `../test-results/clothes/${name}`,
          use: { clothes: name },
        }))
      : [
          { name: 'own workers', testMatch: withOwnWorkers },
          { name: 'journeys', testIgnore: withOwnWorkers },
        ],
});
