import type { Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { buying } from './buying';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

/** A browser with storage switched off throws, and a webview without DOM storage has null. */
const refusals = {
  throws: 'throw new DOMException("denied", "SecurityError")',
  'is null': 'return null',
};

const areas = ['sessionStorage', 'localStorage', 'indexedDB'] as const;

const refuseStorage = (page: Page, refusal: string): Promise<unknown> =>
  page.addInitScript(
    `for (const name of ${JSON.stringify(areas)}) Object.defineProperty(window, name, { get() { ${refusal}; } });`,
  );

/** A device without free space: it reads, and refuses every write. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function refused(this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key);
    this.transaction.abort();
    return request;
  };
};

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('dialog', { name: '저장 기능을 켜 주세요' });

for (const [what, refusal] of Object.entries(refusals))
  test(`guides, terms and home work when storage ${what}; applying says what to switch on`, async ({
    page,
    sandbox,
  }) => {
    await refuseStorage(page, refusal);
    await sandbox.open(page, { as: 'web', to: '/app/guide/subscApply' });
    const slider = page.getByRole('region', { name: '가입 단계' });
    await slider.getByRole('button', { name: '다음' }).click();
    await expect(slider.getByText('2 / 5')).toBeVisible();
    await page.getByRole('tab', { name: 'POWER TRAIN' }).click();
    await expect(slider.getByText('1 / 9')).toBeVisible();
    await expect(page.getByText('60개월 초과 96개월 이하')).toBeVisible();

    await sandbox.open(page, { person: 'new-customer', as: 'android' });
    await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
    await expect(page.getByText('12개월 · 부가세 포함')).toBeVisible();
    await page.getByRole('combobox', { name: '차량' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: '가입 신청하기' }).click();
    await expect(notice(page)).toContainText('쿠키와 사이트 데이터를 허용');
    await notice(page).getByRole('button', { name: '확인' }).click();
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(h1(page)).toHaveText('이용약관');
    await page.getByRole('tab', { name: '보험약관' }).click();
    await expect(h1(page)).toHaveText('보험약관');
    await expect(page.getByText('연간 최대 10,000,000원')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('payment says what to switch on when storage is switched off under way', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  const before = (await sandbox.ask('payments')) as unknown[];
  await page.evaluate(() => {
    Object.defineProperty(window, 'sessionStorage', { value: null });
  });
  await buying.pay(page);
  await expect(notice(page)).toContainText('쿠키와 사이트 데이터를 허용');
  expect(await sandbox.ask('payments')).toHaveLength(before.length);
});

test('a full device does not block an order: the customer pays and it is complete, once [PAY-013, LAND-003]', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(fillStorage);
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  await buying.pay(page);
  await buying.complete(page);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
});
