import type { BrowserContext, Page } from 'playwright/test';
import { expect, type Sandbox, test } from '../journeys/test';
import { agree, payQuickly } from './double-submit';
import { filledIn, readyToPay } from './draft';
import { type LandingResult, landOn, watchWords } from './forged';
import { howMany, report, seed } from './how-many';
import { type Facts, landingAddress } from './landing-addresses';
import type { Payment } from './orders';
import { type Random, seeded } from './random';
import { type Kept, recordsOn } from './record';
import { tally } from './tally';

const addresses = howMany('LANDING', 15);
const EACH_MS = 20_000;
/** A page that waits for the server costs nothing meanwhile. */
const TABS = 5;

/** How a payment of this phone stands: none was begun, one waits on its card page, one is paid. */
const standings = ['none', 'waiting', 'paid'] as const;
type Standing = (typeof standings)[number];

/** What the server's word, and nothing of the address, leads to. Of another user it cannot be asked anything. */
function trueOf(standing: Standing, query: string, isOwn: boolean) {
  const isNamed = namedIn(query) !== '';
  if (standing === 'none') return { verdict: isNamed ? 'left unsure' : 'turned away', kept: false };
  if (standing === 'paid' && isOwn) return { verdict: 'COMPLETED', kept: false };
  return { verdict: 'left unsure', kept: true };
}

const namedIn = (query: string): string => new URLSearchParams(query).get('vtg_id') ?? '';

type Trial = { origin: string; standing: Standing; known: Facts; record: Kept };

/** Whatever differs from what is so, in words. `visitor`: whom the tab is about. */
async function faultsOf(
  page: Page,
  trial: Trial,
  query: string,
  visitor: string,
): Promise<[LandingResult, string[]]> {
  const { origin, standing, known, record } = trial;
  const kept = standing === 'none' ? undefined : record;
  const landed = await landOn(page, `${origin}/app/layover?${query}`, kept);
  const is = trueOf(standing, query, visitor === known.ownVtgId);
  const faults = [
    landed.verdict === is.verdict ? '' : `${landed.verdict}, although ${is.verdict} is so`,
    landed.kept === is.kept ? '' : `the record is ${landed.kept ? 'kept' : 'gone'}`,
    landed.heard ? 'the address spoke' : '',
    landed.ran ? 'a script ran' : '',
  ];
  return [landed, faults.filter(Boolean).map((fault) => `${standing}: ${fault} · ${query}`)];
}

/** An order as far as its card page; the record is the product's own. */
async function begun(context: BrowserContext, page: Page, sandbox: Sandbox) {
  const draft = await filledIn(page, sandbox);
  const card = await readyToPay(context, sandbox, draft);
  await agree(card);
  await card.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
  await expect(card.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  const [record] = await recordsOn(card);
  const [payment] = (await sandbox.ask('payments')) as Payment[];
  if (!record || !payment) throw new Error('nothing was begun');
  const own = {
    id: payment.orderNumber,
    number: String(record['number']),
    vin: String(record['vin']),
  };
  const others = ['S-active-standard', 'S-pending', 'S-near-end'] as const;
  return { card, record, known: { ownVtgId: record.vtgId, own, others } };
}

test.use({ expectedNoise: /Content Security Policy/ });

test(`no forged landing is believed: no wrong verdict, no record lost, nothing of the address said (${addresses} addresses in full loads, seed ${seed}) [LAND-003…008, SEC-008]`, async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(120_000 + addresses * EACH_MS);
  await sandbox.staff('backend', { extras: 'none' });
  await watchWords(context);
  const foreign: string[] = [];
  let scripts = 0;
  context.on('dialog', async (dialog) => {
    scripts += 1;
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(sandbox.origin))
      foreign.push(request.url());
  });
  const { card, record, known } = await begun(context, page, sandbox);
  const random = seeded(seed);
  const found = tally();
  const faults: string[] = [];

  for (const standing of standings) {
    if (standing === 'paid') {
      await payQuickly(card);
      await expect(card.getByText('가입 신청이 완료되었습니다.')).toBeVisible();
    } else await forgetRecords(page);
    const trial = { origin: sandbox.origin, standing, known, record };
    const share = shareOf(standing, random, known);
    // A completion ends the record of every tab.
    const isPaid = standing === 'paid';
    const pages = { tabs: isPaid ? 1 : TABS, isOwn: isPaid, own: known.ownVtgId };
    await inTabs(context, pages, share, async (tab, query, visitor) => {
      const [{ verdict }, wrong] = await faultsOf(tab, trial, query, visitor);
      found.add(`${verdict} (payment: ${standing})`);
      faults.push(...wrong);
    });
  }

  report(`${found.total()} landing addresses, ${faults.length} wrong: ${found.text()}`);
  expect(faults).toEqual([]);
  expect([scripts, foreign]).toEqual([0, []]);
});

/** A third of the addresses each, chosen before any tab is open, so that a seed is the same run. */
const shareOf = (standing: Standing, random: Random, known: Facts): string[] =>
  Array.from({ length: addresses }, (_, number) => number)
    .filter((number) => standings[number % standings.length] === standing)
    .map(() => landingAddress(random, known));

const forgetRecords = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const asked = indexedDB.deleteDatabase('servicecare');
        asked.onsuccess = () => done();
        asked.onerror = () => done();
        asked.onblocked = () => done();
      }),
  );

/**
 * The list is shared out to so many pages, each at its own pace. The user whom an address named stays the page's until
 * another is named (SHELL-011); at first it is the cookie's. `isOwn`: a page about somebody else is left for a new one.
 */
async function inTabs(
  context: BrowserContext,
  { tabs, isOwn, own }: { tabs: number; isOwn: boolean; own: string },
  list: readonly string[],
  visit: (tab: Page, query: string, visitor: string) => Promise<void>,
): Promise<void> {
  const left = [...list];
  const work = async () => {
    let tab = await opened(context);
    let visitor = own;
    for (let query = left.shift(); query !== undefined; query = left.shift()) {
      if (isOwn && visitor !== own) {
        await tab.close();
        tab = await opened(context);
        visitor = own;
      }
      visitor = namedIn(query) || visitor;
      await visit(tab, query, visitor);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: Math.min(tabs, list.length) }, work));
}

async function opened(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/subscribe', { waitUntil: 'commit' });
  return tab;
}
