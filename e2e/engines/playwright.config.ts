import { defineConfig } from 'playwright/test';
import base from '../playwright.config';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'webkit'];

/** Too long for `npm test`: `npm run engines -- --all`. */
const everyScreen = process.env['EVERY_SCREEN'] ? [] : ['scenes.spec.ts'];
/** What `journeys/first-view.spec.ts` shows of Chromium. */
const webkitAlone = ['first-view.spec.ts'];
/** What `npm test` has seen in Chromium before this stage, or sees in an older one in it; all of it in `npm run engines`. */
const seenElsewhere = process.env['SEEN_IN_CHROMIUM']?.split(',') ?? [];

/** What every engine shows alike: one project an engine. WebKit needs what `e2e/run/webkit.mjs` sets. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  timeout: 120_000,
  testMatch: ['*.spec.ts'],
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: [
      ...everyScreen,
      ...(engine === 'chromium' ? [...webkitAlone, ...seenElsewhere] : []),
    ],
    outputDir: `../../test-results/engine-${engine}`,
    use: { engine },
  })),
});
