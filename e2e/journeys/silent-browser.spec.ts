import { waits } from '@shared/config/waits';
import type { Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { buying } from './buying';
import { ownClock } from './delivery-test';
import { living } from './living';
import { waitingLink } from './steps/links';
import { cardsOf } from './steps/living';
import { expect, type Sandbox, test } from './test';

declare global {
  interface Window {
    /** The product has called the browser API that stays silent. */
    __asked?: boolean;
  }
}

const paidOnce = async (page: Page, sandbox: Sandbox): Promise<void> => {
  await expect(page.getByRole('heading', { name: '가입 신청이 완료되었습니다.' })).toBeVisible();
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
};

test.describe('a database that never answers', () => {
  const silence = () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  };

  test('from the start: the customer pays once and reaches the last page [PAY-013, LAND-003, A-77]', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(silence);
    await openAtPayment(page, sandbox);
    await buying.pay(page);
    await buying.payByCard(page);
    await paidOnce(page, sandbox);
  });

  test('since the card page: the landing completes the stored payment [LAND-003, A-77]', async ({
    page,
    sandbox,
  }) => {
    await openAtPayment(page, sandbox);
    await buying.toCardPage(page);
    await page.addInitScript(silence);
    await buying.payByCard(page);
    await paidOnce(page, sandbox);
  });
});

test('a share sheet that never answers unlocks the button and offers other ways [GUIDE-009]', async ({
  page,
}) => {
  await ownClock(page);
  await page.addInitScript(() => {
    const share = () => {
      window.__asked = true;
      return new Promise(() => undefined);
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto(
    '/app/guide/insurance/C-power-train-claim?scenario=power-train-claim,android,savePdf:refused',
  );
  const record = page.getByRole('region', { name: '보증수리 확인서' });
  const save = record.getByRole('button', { name: '확인서 PDF 저장' });
  await save.click();
  await page.waitForFunction(() => window.__asked);
  await expect(save).toBeDisabled();
  await page.clock.fastForward(waits.share);

  const unsure = record.getByText('확인서가 저장되지 않았을 수 있어요');
  await expect(unsure).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(record.getByRole('button', { name: '다른 앱으로 보내기' })).toBeVisible();
});

test.describe('identity check where no pop-up is visible', () => {
  const verify = async (page: Page) => {
    await page.getByRole('button', { name: '인증 성공' }).click();
    await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
  };

  test('offers the same window when the pop-up does not respond [IDENT-003, A-95]', async ({
    page,
    sandbox,
  }) => {
    const { path } = await waitingLink(sandbox, false);
    await ownClock(page);
    await sandbox.open(page, { as: 'web', to: path });
    await expect(page.locator('main:not([data-first])')).toBeVisible(); // earlier, no pop-up opens
    await page.evaluate(() => {
      window.open = () => {
        window.__asked = true;
        return { closed: false, close: () => {}, focus: () => {} } as Window;
      };
      // The form opens in the invisible window.
      HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
        if (this.target === '_self') this.requestSubmit();
      };
    });
    await page.getByRole('button', { name: '본인인증하기' }).click();
    await page.waitForFunction(() => window.__asked);
    await page.clock.fastForward(waits.popupSign);
    await expect(page.getByText('본인인증 창이 보이지 않나요?')).toBeVisible();
    await page.getByRole('button', { name: '지금 창에서 인증하기' }).click();
    await verify(page);
    await expect(page).toHaveURL(sandbox.origin + path);
  });

  test('uses the same window in an app that does not say that it shows windows [A-95]', async ({
    context,
    page,
    sandbox,
  }) => {
    const { path } = await waitingLink(sandbox, false);
    await page.goto(`${path}?scenario=visitor,android`);
    await page.getByRole('button', { name: '본인인증하기' }).click();
    await expect(page.getByRole('heading', { name: '휴대폰 본인확인' })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('uses a pop-up in an app that says that it shows windows [A-95]', async ({
    context,
    page,
    sandbox,
  }) => {
    const { path } = await waitingLink(sandbox, false);
    await page.goto(`${path}?scenario=visitor,android,windows:offered`);
    // Until the app has answered, the page uses the same window.
    const answers = async () => {
      const events = (await sandbox.ask('client-events')) as { said: string }[];
      return events.filter(({ said }) => said.includes('offers') && !said.includes('asked'));
    };
    await expect.poll(answers).not.toHaveLength(0);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: '본인인증하기' }).click();
    await (await opened).getByRole('button', { name: '인증 성공' }).click();
    await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
  });

  test.describe('in the browser of a messenger', () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36';
    test.use({ userAgent: `${agent} KAKAOTALK 10.4.5` });

    test('runs in the same window and returns to the link [A-95]', async ({
      context,
      page,
      sandbox,
    }) => {
      const { path } = await waitingLink(sandbox, false);
      await sandbox.open(page, { as: 'web', to: path });
      await page.getByRole('button', { name: '본인인증하기' }).click();
      await verify(page);
      await expect(page).toHaveURL(sandbox.origin + path);
      expect(context.pages()).toHaveLength(1);
    });
  });
});

test('a browser that wrongly reports offline shows no offline message and loads everything [A-80]', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(living.card(page, 'STANDARD').first()).toBeVisible();
  const probed = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.waitForFunction(() => '__careBack' in window);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await probed;
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toBeHidden();
});
