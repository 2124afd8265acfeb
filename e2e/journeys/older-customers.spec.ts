import type { Locator, Page } from 'playwright/test';
import { buying } from './buying';
import { living } from './living';
import { expect, test } from './test';

/** Smallest text of cautions and refund rules, in px at the usual text size. */
const READABLE = 15;

/** Returns the sentences about refunds and cautions that are smaller, with their size. */
const smallRules = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const about = /(위약금|환불|공제|반려|유의).*[.요]$/;
    return [...document.querySelectorAll('#root *, dialog *')].flatMap((part) => {
      const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.textContent)
        .join('')
        .trim();
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      const isRule = about.test(text) && part.checkVisibility() && !part.closest('button, a');
      return isRule && size < least ? [`${size} px: ${text}`] : [];
    });
  }, READABLE);

test('cautions and refund rules have at least 15 px [HOME-005, REVOKE-007]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const notes = page.getByRole('region', { name: '꼭 확인해 주세요' });
  await expect(notes.getByRole('listitem').first()).toHaveCSS('font-size', `${READABLE}px`);
  await expect(page.getByText(/14일 이내에 해지하면 위약금이 없고/)).toBeVisible();
  expect(await smallRules(page)).toEqual([]);

  await buying.standardToEmptyPayment(page);
  await expect(page.getByText(/위약금으로 공제돼요/)).toBeVisible();
  expect(await smallRules(page)).toEqual([]);

  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await living.beginToCancel(page);
  await expect(page.getByText(/위약금으로 공제돼요/)).toBeVisible();
  expect(await smallRules(page)).toEqual([]);

  await sandbox.open(page, { as: 'android', to: '/app/guide/insurance' });
  await expect(page.getByText(/위약금/).first()).toBeVisible();
  expect(await smallRules(page)).toEqual([]);
});

/** Returns whether the field has enough space for the first part of its chosen option, which is the plate. */
const showsPlate = (list: Locator): Promise<boolean> =>
  list.evaluate((field: HTMLSelectElement) => {
    const [plate = ''] = (field.selectedOptions[0]?.textContent ?? '').split(' · ');
    const style = getComputedStyle(field);
    const ruler = document.createElement('canvas').getContext('2d');
    if (ruler === null) return false;
    ruler.font = style.font;
    const space =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    return plate !== '' && ruler.measureText(plate).width <= space;
  });

for (const [page, to] of [
  ['home', '/app/'],
  ['the status page', '/app/subscStatus'],
  ['the estimate', '/app/estimate/guide'],
] as const)
  test(`the plate in the vehicle list of ${page} is readable at 320 px and 200 %`, async ({
    page: view,
  }) => {
    await view.setViewportSize({ width: 320, height: 640 });
    await view.goto(`${to}?scenario=active-standard,ios,font:largest`);
    await expect(view.locator('html')).toHaveCSS('font-size', '32px');
    const list = view.getByRole('combobox', { name: '차량' });
    await expect(list).toHaveValue(/./);

    expect(await showsPlate(list)).toBe(true);
  });
