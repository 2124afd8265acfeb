import type { BrowserContext, Page } from 'playwright/test';
import { expect } from '../../journeys/test';
import type { Random } from '../simulation/random';
import { type Kept, putRecord, recordsOn } from './record';

/** Start of every text in a forged address, which pages must never show. */
const MARK = '낯선이의말';

/** Ids that an attacker who knows the landing could put into its address. */
export type Facts = {
  ownVtgId: string;
  /** An order of the visitor, with its id, number and vehicle. */
  own: { id: string; number: string; vin: string };
  others: readonly [string, ...string[]];
};

const SCRIPT = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror="window.__ran=1">',
  '"><svg onload=window.__ran=1>',
  'javascript:window.__ran=1',
  '{{constructor.constructor("window.__ran=1")()}}',
  '</title><iframe srcdoc="<script>parent.__ran=1</script>">',
] as const;

const POLLUTION = [
  '{"__proto__":{"isPaid":true,"state":50}}',
  '{"constructor":{"prototype":{"state":50}}}',
  '{"payments":{"__proto__":{"step":7}},"__proto__":null}',
] as const;

const SHAPES = ['', 'null', '[]', '7', '"50"', '{', '{"payments":', 'true', '%', '{}'] as const;
const STATES = ['50', 'normal', '-50', '-40', '050', 'NORMAL', '', 'paid', '5e1', '50 '] as const;
const STEPS = [3, 7, -1, 0, 1e9, 2.5, '3', null, { toString: 'x' }] as const;

/** Returns the query of a forged, cut or foreign landing. */
export function landingAddress(random: Random, known: Facts): string {
  const query = new URLSearchParams();
  const vtgIds = [known.ownVtgId, 'VTG0', '', ...SCRIPT] as const;
  if (random.below(10) > 0) query.set('vtg_id', random.pick(vtgIds));
  if (random.below(10) > 0) query.set('state', random.pick([...STATES, ...SCRIPT]));
  if (random.below(10) > 2) query.set('msg', message(random));
  if (random.below(10) > 0) query.set('reqs', application(random, known));
  if (random.below(8) === 0) query.append('state', '50');
  const text = query.toString();
  // A message that is cut on the way loses its end, perhaps inside an escape sequence.
  return random.below(5) === 0 ? text.slice(0, random.below(text.length + 1)) : text;
}

const message = (random: Random): string =>
  MARK +
  random.pick([...SCRIPT, '결제가 완료되었습니다.', '가나다'.repeat(400), '\u0000\u202e', '']);

function application(random: Random, known: Facts): string {
  const kind = random.below(4);
  if (kind === 0) return random.pick([...POLLUTION, ...SCRIPT]);
  if (kind === 1) return random.pick(SHAPES);
  const order = {
    subsc_id: random.pick([known.own.id, ...known.others, ...SCRIPT, '../users/U1', '']),
    pkg: random.pick(['PKG-STANDARD', 'PKG-NONE', MARK, ...SCRIPT]),
    vehicle_num_id: random.pick([known.own.vin, 'MRDC3K20010000000', ...SCRIPT]),
    price_payment: random.pick([0, -1, 1e20]),
    att_reg_url: random.pick(['https://evil.example/x.jpg', ...SCRIPT]),
    payments: {
      num: random.pick([known.own.number, '0', ...SCRIPT]),
      step: random.pick<unknown>(STEPS),
      card_type: random.pick([10, 20, 99]),
      state: 50,
    },
    options: { vehicleData: { num_id: random.pick(SCRIPT), km: random.pick([-1, 1e9]) } },
  };
  const text = JSON.stringify(order);
  return kind === 2 ? text : text.slice(0, random.below(text.length));
}

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
