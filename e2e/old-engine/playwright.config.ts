import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

const { launchOptions } = base.use ?? {};

/** Journeys in Chromium as it was years ago, which starts without a helper of its own for new processes. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: ['engines/*.spec.ts', 'old-engine/*.spec.ts'],
  outputDir: '../../test-results/old-engine',
  use: {
    ...base.use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--no-zygote'] },
  },
});
