import { defineConfig } from 'playwright/test';
import base from '../playwright.config';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'webkit'];

/** What every engine shows alike: one project an engine. WebKit needs what `e2e/run/webkit.mjs` sets. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  projects: engines.map((engine) => ({
    name: engine,
    outputDir: `../../test-results/engine-${engine}`,
    use: { engine },
  })),
});
