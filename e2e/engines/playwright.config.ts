import { defineConfig } from 'playwright/test';
import base from '../playwright.config';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'webkit'];

/** What every engine shows alike: one project an engine. WebKit needs what `e2e/run/webkit.mjs` sets. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  timeout: 120_000,
  testMatch: ['*.spec.ts'],
  // Every screen takes longer than the stage may: `npm run engines -- --all`.
  testIgnore: process.env['EVERY_SCREEN'] ? [] : ['scenes.spec.ts'],
  projects: engines.map((engine) => ({
    name: engine,
    outputDir: `../../test-results/engine-${engine}`,
    use: { engine },
  })),
});
