import type { Page, Response } from 'playwright/test';
import { expect, test } from '../journeys/test';
import { howMany, report, seed } from './how-many';
import { landingAddress } from './landing-addresses';
import { seeded } from './random';
import { tally } from './tally';

const addresses = howMany('LANDING', 12);
const EACH_MS = 15_000;
/** What is waited for longer than this holds on to memory for the rest of the run. */
const SETTLED_MS = 12_000;

/**
 * What a landing comes to without a payment of this customer: something said, the way to find out, or a second question,
 * which shows that the first answer completed nothing.
 */
async function outcomeOf(page: Page): Promise<string> {
  const told = page.getByRole('dialog').waitFor({ timeout: SETTLED_MS });
  const unsure = page
    .getByText('결제 결과를 아직 확인하지 못했어요')
    .waitFor({ timeout: SETTLED_MS });
  const outcome = await Promise.any([
    told.then(() => 'told'),
    unsure.then(() => 'left unsure'),
    askedTwice(page).then(() => 'still asking'),
    page.waitForURL(/subscApply\/res/, { timeout: SETTLED_MS }).then(() => 'COMPLETED'),
  ]);
  return outcome;
}

async function askedTwice(page: Page): Promise<void> {
  const isAnswer = (response: Response) => /\/subscs\/[^/]+$/.test(response.url());
  await page.waitForResponse(isAnswer, { timeout: SETTLED_MS });
  await page.waitForResponse(isAnswer, { timeout: SETTLED_MS });
}

test.use({ expectedNoise: /Content Security Policy/ });

test(`no generated landing address completes anything or runs a script (${addresses} addresses, seed ${seed}) [LAND-004…008, SEC-008]`, async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + addresses * EACH_MS);
  await sandbox.open(page, { person: 'unpaid', as: 'android' });
  await expect(page.getByRole('tab', { name: 'STANDARD' })).toBeVisible();
  const people = (await sandbox.ask('people')) as { key: string; vtgId: string }[];
  const ownVtgId = people.find(({ key }) => key === 'unpaid')?.vtgId ?? '';
  const random = seeded(seed);
  const known = {
    ownVtgId,
    ownUnpaid: 'S-unpaid',
    others: ['S-active-standard', 'S-pending', 'S-near-end'],
  } as const;
  const found = tally();
  const foreign: string[] = [];
  let scripts = 0;
  page.on('dialog', async (dialog) => {
    scripts += 1;
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(sandbox.origin))
      foreign.push(request.url());
  });

  for (let trial = 1; trial <= addresses; trial += 1) {
    const query = landingAddress(random, known);
    const outcome = outcomeOf(page);
    await page.goto(`${sandbox.origin}/app/layover?${query}`, { waitUntil: 'domcontentloaded' });
    found.add(await outcome);
    await expect(page.getByText('가입 신청이 완료되었습니다.'), query).toHaveCount(0);
    expect(new URL(page.url()).pathname, query).toBe('/app/layover');
    expect(await page.evaluate(() => '__ran' in window || 'isPaid' in {}), query).toBe(false);
  }

  report(`${addresses} landing addresses, nothing completed: ${found.text()}`);
  expect(scripts).toBe(0);
  expect(foreign).toEqual([]);
});
