import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

const { launchOptions } = base.use ?? {};

/** Journeys in an old Chromium, which must start without the zygote process. */
export default defineConfig({
  ...base,
  projects: [{}],
  testDir: '..',
  testMatch: ['engines/*.spec.ts', 'old-engine/*.spec.ts'],
  outputDir: '../../test-results/old-engine',
  use: {
    ...base.use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--no-zygote'] },
  },
});
