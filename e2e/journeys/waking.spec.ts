import type { Page } from 'playwright/test';
import { become, breakOnWire, guides, TERMS } from './delivery-test';
import { expect, test } from './test';

const START =
  /\/api\/v1App\/(getFilters|auth\/initSession|users\/storeToken|vtg\/users\/showVtgUser)/;
const card = (page: Page) => page.getByText('로그인 상태를 확인하지 못했어요');
const signIn = (page: Page) => page.getByText('로그인이 필요한 서비스입니다.');
const membership = (page: Page) => page.getByRole('heading', { name: /STANDARD/ }).first();

/** Opens the memberships in the app, while every call of the start is cut off. Returns the end of that. */
async function startedInBackground(page: Page, address: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.route(START, (route) => route.abort('connectionreset'));
  await page.goto(address);
  await expect(card(page)).toBeVisible();
  return () => page.unroute(START);
}

test('a start that failed in the background is asked again when the page returns [AUTH-017]', async ({
  page,
}) => {
  const mend = await startedInBackground(page, '/app/subscStatus?scenario=active-standard,android');
  await expect(signIn(page)).toBeHidden();

  // The line is still bad: the page says the same again.
  await become(page, 'visible');
  await expect(card(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();

  await mend();
  await become(page, 'visible');
  await expect(membership(page)).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('home takes a failed start for no refusal, and its card loads the cars [AUTH-017, HOME-002]', async ({
  page,
}) => {
  await page.route(START, (route) => route.abort('connectionreset'));
  await page.goto('/app/?scenario=new-customer,android');
  const cars = page.getByText('차량을 불러오지 못했어요');
  await expect(cars).toBeVisible();
  await expect(page.getByRole('button', { name: '로그인하고 내 차 선택하기' })).toBeHidden();
  await page.getByRole('button', { name: '가입 신청하기' }).click();
  await expect(page.getByRole('dialog')).toContainText('로그인 상태를 확인하지 못했습니다.');
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();

  await page.unroute(START);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('combobox', { name: '차량' })).toBeEnabled();
});

test.describe('scripts that broke off while the phone woke up', () => {
  test.use({ expectedNoise: /broken|SyntaxError|Failed to fetch|Unexpected end/ });

  test('are loaded again when the page is seen', async ({ page, sandbox }) => {
    const mend = await breakOnWire(page, /^\/guides\/.*\.js$/, 'broken off');
    await sandbox.open(page, { as: 'android', to: TERMS });
    await expect(guides.card(page)).toBeVisible();

    mend();
    await become(page, 'visible');

    await expect(guides.terms(page)).toBeVisible();
  });
});
