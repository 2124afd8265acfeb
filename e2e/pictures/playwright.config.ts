import { defineConfig } from 'playwright/test';
import base from '../playwright.config';
import { type Sight, sights } from './sights';

const results = '../../test-results';

/** One project a sight: light, dark, text of twice the size. Every difference is one page: test-results/pictures. */
export default defineConfig<object, { sight: Sight }>({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  fullyParallel: false,
  // Of the accepted commit, taken on this machine; see run/pictures.mjs.
  snapshotPathTemplate: `${process.env['PICTURES'] ?? '{testDir}'}/{arg}-{projectName}{ext}`,
  updateSnapshots: process.env['TAKE_PICTURES'] ? 'all' : 'none',
  expect: {
    ...base.expect,
    // Smoothed edges of letters differ by a shade where nothing changed; a moved line differs by far more.
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
    use: { sight },
  })),
});
