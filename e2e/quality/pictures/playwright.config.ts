import { defineConfig } from 'playwright/test';
import type { View } from '../../journeys/scenes/view';
import base from '../../playwright.config';
import { sights } from './sights';

const results = '../../test-results';

/**
 * One project per view: light, dark, and text of twice the size. The page of differences is in test-results/pictures.
 */
export default defineConfig<object, { view: View }>({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  fullyParallel: false,
  // Pictures of the accepted commit, taken on this machine. See run/pictures.mjs.
  snapshotPathTemplate: `${process.env['PICTURES'] ?? '{testDir}'}/{arg}-{projectName}{ext}`,
  updateSnapshots: process.env['TAKE_PICTURES'] ? 'all' : 'none',
  expect: {
    ...base.expect,
    // Anti-aliasing can differ slightly without a change. A moved line differs much more.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.002,
      threshold: 0.2,
      animations: 'disabled',
    },
  },
  reporter: [['line'], ['html', { outputFolder: `${results}/pictures`, open: 'never' }]],
  projects: sights.map((sight) => ({
    name: sight.name,
    outputDir: `${results}/pictures-${sight.name}`,
    use: { view: sight },
  })),
});
