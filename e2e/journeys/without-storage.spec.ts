import type { Page } from 'playwright/test';
import { buying } from './buying';
import { expect, test } from './test';

/** Behaviour of a browser with storage switched off, and of a webview without DOM storage. */
const refusals = [
  ['throws', 'throw new DOMException("denied", "SecurityError")'],
  ['is null', 'return null'],
] as const;

async function refuseStorage(page: Page, refusal: string): Promise<void> {
  const areas = "['sessionStorage', 'localStorage', 'indexedDB']";
  await page.addInitScript(
    `for (const name of ${areas}) Object.defineProperty(window, name, { get() { ${refusal}; } });`,
  );
}

/** Simulates a device without free space, which can read but refuses every write. */
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

for (const [what, refusal] of refusals)
  test(`home and terms work when storage ${what}; applying says what to switch on`, async ({
    page,
    sandbox,
  }) => {
    await refuseStorage(page, refusal);
    await sandbox.open(page, { person: 'new-customer', as: 'android' });
    await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
    await expect(page.getByText('12개월 · 부가세 포함')).toBeVisible();
    await page.getByRole('combobox', { name: '차량' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: '가입 신청하기' }).click();
    await expect(notice(page)).toContainText('쿠키와 사이트 데이터를 허용');
    await notice(page).getByRole('button', { name: '확인' }).click();
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(h1(page)).toHaveText('이용약관');
  });

test('payment says what to switch on when storage is switched off meanwhile', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
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
  await buying.payByCard(page);
  await expect(page.getByRole('heading', { name: '가입 신청이 완료되었습니다.' })).toBeVisible();
  const cards = (await sandbox.ask('subscriptions')) as { person: { key: string } }[];
  expect(cards.filter(({ person }) => person.key === 'new-customer')).toHaveLength(1);
});
