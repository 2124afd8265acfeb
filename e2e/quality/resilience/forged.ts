import type { BrowserContext, Page } from 'playwright/test';
import { expect } from '../../journeys/test';
import { MARK } from './landing-addresses';
import { type Kept, putRecord, recordsOn } from './record';

/** Generous timeout in milliseconds: the page stops asking earlier and shows that the result is unknown. */
const SETTLED_MS = 60_000;
const NOT_PAID = '결제가 완료되지 않았어요';

type Verdict = 'left unsure' | 'turned away' | 'COMPLETED' | 'CALLED NOT PAID';

/**
 * Sets flags in every document that ever showed text of a forged address, even briefly. A script of a forged address
 * would set `__ran`.
 */
export async function watchWords(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([mark, notPaid]) => {
      const look = () => {
        const text = document.documentElement?.textContent ?? '';
        if (text.includes(mark)) Reflect.set(window, '__heard', true);
        if (text.includes(notPaid)) Reflect.set(window, '__notPaid', true);
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    },
    [MARK, NOT_PAID] as const,
  );
}

export type LandingResult = { verdict: Verdict; heard: boolean; ran: boolean; kept: boolean };

/** Loads a forged landing and waits for its result. With `record`, this phone has a payment in progress. */
export async function landOn(page: Page, address: string, record?: Kept): Promise<LandingResult> {
  if (record) await putRecord(page, record);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const unsure = page.getByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' });
  const complete = page.getByRole('heading', { name: '가입 신청이 완료되었습니다.' });
  const asked = page.getByRole('dialog');
  await expect(unsure.or(complete).or(asked).first(), address).toBeVisible({ timeout: SETTLED_MS });
  const verdict: Verdict = (await complete.isVisible())
    ? 'COMPLETED'
    : (await unsure.isVisible())
      ? 'left unsure'
      : await said(page);
  const seen = await page.evaluate(() => ({
    heard: '__heard' in window,
    ran: '__ran' in window || 'isPaid' in {},
  }));
  const kept = (await recordsOn(page)).some(({ vtgId }) => vtgId === record?.vtgId);
  return { verdict, ...seen, kept };
}

async function said(page: Page): Promise<Verdict> {
  const text = (await page.getByRole('dialog').textContent()) ?? '';
  return text.includes('잘못된 접근 경로') ? 'turned away' : 'CALLED NOT PAID';
}
