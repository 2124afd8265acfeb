import { expectTermsOf, filesAskedFor, guides, openTerms, TERMS, test } from './delivery-test';
import { expect } from './test';
import { withoutReact } from './without-react';

/** Use a channel with tools, like staging. */
test.use({ tools: true });

/** Returns the versions whose prerender was requested. */
const versionsOf = (asked: readonly string[]) =>
  asked.filter((file) => /\/first-\w+\.js$/.test(file)).map((file) => file.split('/')[0]);

for (const name of ['canary', 'pinned version'] as const)
  test(`a ${name} of a remote brings its own prerender, and React continues with that version`, async ({
    page,
    sandbox,
    store,
  }) => {
    const isPinned = name === 'pinned version';
    const canary = { apps: { guides: store.next }, salt: 's', percent: 100 };
    await store.live(isPinned ? {} : { canaries: [canary] });
    await openTerms(page, sandbox);
    await page.goto('about:blank');
    const asked = filesAskedFor(page, 'guides');
    const react = await withoutReact(page);
    const pin = isPinned ? `?mfe=guides@${store.next}` : '';
    await page.goto(`${sandbox.origin}${TERMS}${pin}`, { waitUntil: 'commit' });
    await expect(guides.firstTerms(page)).toBeVisible();
    expect(versionsOf(asked)).toEqual([store.next]);

    await react();

    await expectTermsOf(page, store.next);
    expect(versionsOf(asked)).toEqual([store.next]);
  });
