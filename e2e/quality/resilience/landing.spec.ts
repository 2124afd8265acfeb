import type { BrowserContext, Page } from 'playwright/test';
import { filledIn } from '../../journeys/at-payment';
import { expect, type Sandbox, test } from '../../journeys/test';
import { type Random, randomOf } from '../simulation/random';
import { type Facts, type LandingResult, landingAddress, landOn, watchWords } from './forged';
import { agree, type Payment, payQuickly, readyToPay } from './kill';
import { type Kept, recordsOn } from './record';
import { howMany, report, seed, tally } from './trials';

const addresses = howMany('LANDING', 15);
const EACH_MS = 20_000;
/** Number of parallel pages. A page that waits for the server needs no processor time. */
const TABS = 5;

/** States of the payment on this phone: none, waiting on its card page, or paid. */
const standings = ['none', 'waiting', 'paid'] as const;
type Standing = (typeof standings)[number];

/** Values of `state` that report a payment, copied from the specification. */
const normalStates: readonly string[] = ['normal', '50'];

/**
 * Returns the allowed results of a landing. The server decides. A reported decline of our own unpaid order returns to
 * the payment page and keeps the record. An address without any result may find a record that another tab marked
 * as declined.
 */
function trueOf(standing: Standing, query: string, isOwn: boolean) {
  const isNamed = read(query, 'vtg_id') !== '';
  const verdicts = (...all: LandingResult['verdict'][]) => all;
  if (standing === 'none')
    return { verdicts: verdicts(isNamed ? 'left unsure' : 'turned away'), kept: false };
  if (standing === 'paid' && isOwn) return { verdicts: verdicts('COMPLETED'), kept: false };
  const state = read(query, 'state');
  if (!isOwn) return { verdicts: verdicts('left unsure'), kept: true };
  const isNormal = normalStates.includes(state);
  const isEmpty = !isNamed && state === '';
  if (!isNormal && !isEmpty) return { verdicts: verdicts('CALLED NOT PAID'), kept: true };
  return {
    verdicts: isEmpty ? verdicts('left unsure', 'CALLED NOT PAID') : verdicts('left unsure'),
    kept: true,
  };
}

/** Returns the value of a name. Of several values, the first counts. */
const read = (query: string, name: string): string => new URLSearchParams(query).get(name) ?? '';

type Trial = { origin: string; standing: Standing; known: Facts; record: Kept };

/** Returns the differences from the allowed results. `visitor` is the customer that the tab is about. */
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
    is.verdicts.includes(landed.verdict)
      ? ''
      : `${landed.verdict}, expected ${is.verdicts.join(' or ')}`,
    landed.kept === is.kept ? '' : `the record is ${landed.kept ? 'kept' : 'gone'}`,
    landed.heard && landed.verdict !== 'CALLED NOT PAID' ? 'text of the address was shown' : '',
    landed.ran ? 'a script ran' : '',
  ];
  return [landed, faults.filter(Boolean).map((fault) => `${standing}: ${fault} · ${query}`)];
}

/** Places an order up to its card page. The product itself creates the record. */
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

test(`a forged landing changes no record (${addresses} addresses, seed ${seed}) [LAND-003…008, SEC-008]`, async ({
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
  const random = randomOf(seed, 'landing');
  const found = tally();
  const faults: string[] = [];

  for (const standing of standings) {
    if (standing === 'paid') {
      await payQuickly(card);
      await expect(card.getByText('가입 신청이 완료되었습니다.')).toBeVisible();
    } else await forgetRecords(page);
    const trial = { origin: sandbox.origin, standing, known, record };
    const share = shareOf(standing, random, known);
    // A completion deletes the record for all tabs, so use one tab.
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

/**
 * Returns a third of the addresses for each state. They are generated before any tab opens, so that a seed always gives
 * the same run.
 */
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
 * Divides the list among several pages that run independently. The user named by an address stays the page's user until
 * another one is named (SHELL-011). The first one comes from the cookie. With `isOwn`, a page about another user is
 * replaced by a new one.
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
      visitor = read(query, 'vtg_id') || visitor;
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
