import { defineConfig } from 'playwright/test';
import { type View, views } from '../../journeys/scenes/view';
import base from '../../playwright.config';

/** One project per view. Every test attaches its pictures to the report in `.gallery`. */
const gallery = {
  testMatch: ['gallery.spec.ts'],
  projects: views.map((view) => ({ name: `${view.width}-${view.text}`, use: { view } })),
};

/** The pictures of the root's README, on a phone of 390 px. */
const readme = {
  testMatch: ['readme.spec.ts'],
  projects: [{}],
  use: { ...base.use, view: views[1] },
};

export default defineConfig<{ view: View }>({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/gallery',
  reporter: [['line'], ['html', { outputFolder: '../../../.gallery', open: 'never' }]],
  ...(process.env['README_PICTURES'] ? readme : gallery),
});
