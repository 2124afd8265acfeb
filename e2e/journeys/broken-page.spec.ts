import { expect, test } from './test';
import { REACT, untilReact } from './without-react';

const alert = '화면을 불러오지 못했어요.';

test.describe('a page with broken data', () => {
  test.use({ expectedNoise: /no page data/ });

  for (const [what, id, breaking] of [
    ['is cut', 'page', (block: string) => block.slice(0, -40)],
    ['has no second block', 'rest', () => ''],
  ] as const)
    test(`shows an alert, a retry and the customer centre if the data ${what} [SHELL-023]`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.open(page, { as: 'android', to: '/app/' });
      const document = /\/app\/(\?|$)/;
      await page.route(document, async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace(
          new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's'),
          (_, before: string, block: string, after: string) => before + breaking(block) + after,
        );
        await route.fulfill({ response: answer, body: html });
      });
      await page.goto(`${sandbox.origin}/app/`, { waitUntil: 'domcontentloaded' });

      await expect(page.getByRole('alert')).toContainText(alert);
      await expect(page.getByRole('link', { name: '고객센터 1588-0000' })).toBeVisible();
      await page.unroute(document);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
    });
});

test.describe('a host that throws while it starts', () => {
  test.use({ expectedNoise: /no policy/ });

  test('shows an alert and a retry instead of the skeleton [SHELL-023]', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      const policies = globalThis.trustedTypes;
      const create = policies?.createPolicy.bind(policies);
      const value: typeof create = (name, rules) => {
        if (name === 'care-host' || !create) throw new TypeError('no policy');
        return create(name, rules);
      };
      Object.defineProperty(policies, 'createPolicy', { value });
    });
    await sandbox.open(page, { as: 'android', to: '/app/' });

    await expect(page.getByRole('alert')).toContainText(alert);
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});

test('a lost host script is requested once more, and React takes over', async ({
  page,
  sandbox,
}) => {
  let lost = 0;
  await page.route(REACT, (route) => {
    lost += 1;
    return route.abort();
  });
  await sandbox.open(page, { as: 'android', to: '/app/' });

  await untilReact(page);
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(lost).toBeGreaterThan(0);
});

test('a lost host stylesheet is requested once more, and the page has its styles', async ({
  page,
  sandbox,
}) => {
  let lost = 0;
  await page.route(/\/host\/.*\.css$/, (route) => {
    lost += 1;
    return route.abort();
  });
  await sandbox.open(page, { as: 'android', to: '/app/' });

  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(lost).toBeGreaterThan(0);
  const styled = await page.evaluate(
    () => [...document.styleSheets].filter(({ href }) => href?.endsWith('?r=1')).length,
  );
  expect(styled).toBeGreaterThan(0);
});

test('a lost HTTP client is requested once more, and the customer signs in [PLAT-011]', async ({
  page,
  sandbox,
}) => {
  let lost = 0;
  await page.route(/\/host\/[^/]+\/http\.js$/, (route) => {
    lost += 1;
    return route.abort();
  });
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/' });

  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('app_token');
  expect(lost).toBeGreaterThan(0);
});
