import { expect, test } from '../journeys/test';

test.use({ expectedNoise: /hasOwn|no place for the app/ });

test('an engine below the baseline shows only what to update and a phone number', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });

  // Playwright's own locators ask the page for more than this engine knows.
  await page.waitForFunction(() => document.querySelector('#old a') !== null);
  const shown = await page.evaluate(() => ({
    words: document.getElementById('old')?.textContent ?? '',
    call: document.querySelector('#old a')?.getAttribute('href'),
    wide: document.documentElement.scrollWidth - innerWidth,
    hasRoot: document.getElementById('root') !== null,
  }));
  expect(shown.words).toContain('업데이트가 필요해요');
  expect(shown.words).toContain('Android System WebView');
  expect(shown.words).toContain('고객센터 1588-0000');
  expect(shown).toMatchObject({ call: 'tel:15880000', wide: 0, hasRoot: false });
});
