import { defineConfig } from 'playwright/test';
import base from '../playwright.config';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'webkit'];

/** Too long for `npm test`. Run it with `npm run engines -- --all`. */
const everyScreen = process.env['NIGHTLY'] ? [] : ['scenes.spec.ts'];
/** Files that run in WebKit only, because files of `journeys` cover Chromium. */
const webkitAlone = [
  'after-deploy.spec.ts',
  'back.spec.ts',
  'first-view.spec.ts',
  'insecure.spec.ts',
  'phone-faults.spec.ts',
];
/** Files about servers, which answer every engine alike. */
const chromiumAlone = ['nginx.spec.ts'];
/**
 * Files that `npm test` runs elsewhere: earlier in Chromium, or in an older Chromium. `npm run engines` runs all files.
 */
const seenElsewhere = process.env['SEEN_IN_CHROMIUM']?.split(',') ?? [];

/** Journeys that every engine runs, with one project per engine. WebKit needs the settings of `e2e/tools/webkit.mjs`. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  timeout: 120_000,
  testMatch: ['*.spec.ts'],
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: [
      ...everyScreen,
      ...(engine === 'chromium' ? [...webkitAlone, ...seenElsewhere] : chromiumAlone),
    ],
    outputDir: `../../test-results/engine-${engine}`,
    use: { engine },
  })),
});
