import { defineConfig } from 'playwright/test';
import type { EngineName } from '../journeys/screen/engine';
import base from '../playwright.config';

const engines: readonly EngineName[] = ['chromium', 'webkit'];

const isNightly = Boolean(process.env['NIGHTLY']);
/** Too long for `npm test`. */
const everyScreen = ['scenes.spec.ts'];
/** Files that run in WebKit only, because files of `journeys` cover Chromium. */
const webkitAlone = [
  'after-deploy.spec.ts',
  'first-view-presses.spec.ts',
  'first-view.spec.ts',
  'insecure.spec.ts',
  'phone-faults.spec.ts',
];
/** Files about servers, which answer every engine alike. */
const chromiumAlone = ['nginx.spec.ts'];
/** Files that `npm test` runs elsewhere: earlier in Chromium, or in an older Chromium. */
const seenElsewhere = process.env['SEEN_IN_CHROMIUM']?.split(',') ?? [];

const ignored = (engine: EngineName) => [
  ...everyScreen,
  ...(engine === 'chromium' ? [...webkitAlone, ...seenElsewhere] : chromiumAlone),
];

/**
 * Journeys of one project per engine. With `npm run engines -- --all` (nightly) every engine runs all of them. WebKit
 * needs the settings of `e2e/tools/webkit.mjs`.
 */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: isNightly ? [] : ignored(engine),
    outputDir: `../../test-results/engine-${engine}`,
    use: { engine },
  })),
});
