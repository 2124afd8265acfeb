import { expect, test } from './test';
import { openedOnWeb, withoutReact } from './without-react';

const guide = '/app/guide/subscApply';

test('text typed before React starts stays and is used by the page [HOME-003]', async ({
  page,
  sandbox,
}) => {
  const react = await withoutReact(page);
  await openedOnWeb(page, sandbox.origin, '/app/');
  const day = page.getByRole('textbox', { name: '최초등록일' });
  const total = page.getByText('프로모션가').locator('xpath=following-sibling::dd');
  await day.fill('2017-03-15');
  const before = await total.textContent();

  await react();

  await expect(day).toHaveValue('2017-03-15');
  await expect(day).toBeFocused();
  await expect(total).not.toHaveText(String(before));
});

test('keyboard focus on a button stays when React starts', async ({ page, sandbox }) => {
  const react = await withoutReact(page);
  await openedOnWeb(page, sandbox.origin, guide);
  const next = page.getByRole('button', { name: '다음' });
  await next.focus();

  await react();

  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 / 5')).toBeVisible();
});

for (const finger of ['mouse', 'touch'] as const)
  test(`a ${finger} that is down when React starts presses once when it is released`, async ({
    page,
    sandbox,
  }) => {
    const react = await withoutReact(page);
    await openedOnWeb(page, sandbox.origin, guide);
    const next = page.getByRole('button', { name: '다음' });
    await next.scrollIntoViewIfNeeded();
    const box = await next.boundingBox();
    if (box === null) throw new Error('the button is not on the screen');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const device = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof at)[]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.mouse.move(at.x, at.y);
    await (finger === 'mouse' ? page.mouse.down() : send('touchStart', [at]));

    await react();
    await (finger === 'mouse' ? page.mouse.up() : send('touchEnd', []));

    await expect(page.getByText('2 / 5')).toBeVisible();
    await next.click();
    await expect(page.getByText('3 / 5')).toBeVisible();
  });
