import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestStates, subscriptionStates } from '@shared/domain/subscription-codes';
import type { Word } from '@shared/payment/ask-order';
import { type OrderStatus, paymentTruth, type Waited } from '@shared/payment/truth';
import { thePayment } from '../../testing/order';
import { askTwice } from './ask-twice';
import { isDraftOf } from './landed';
import { declinedVerdict, type LandingVerdict, verdictOf } from './verdict';

const GUIDE = join(__dirname, '../../../shared/docs/guides/payment-decisions.md');
const MINUTE = 60_000;
/** Returns the rows of the guide's table whose last column has this title. */
function rowsUnder(title: string): [string, string, string][] {
  const [, table = ''] = readFileSync(GUIDE, 'utf8').split(new RegExp(`\\| ${title} +\\|\n`));
  const lines = (table.split('\n\n')[0] ?? '').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [, first = '', next = '', last = ''] = line.split('|').map((cell) => cell.trim());
    return [first, next.replaceAll('`', ''), last];
  });
}
type Case = { order: OrderStatus; waited: Waited };
/** The conditions of the first table. The first row that matches counts. */
const conditions: Readonly<Record<string, (one: Case) => boolean>> = {
  'state pending (15) or active (20)': ({ order }) => /^(pending|active)$/.test(order.state),
  'state refund (-50) or refund-confirmed (-60)': ({ order }) => order.state.startsWith('refund'),
  'state expired (-10), revoked (-20) or one that this release does not know': ({ order }) =>
    order.state !== 'none',
  'no state; `payments.state` normal (50, optional extension)': ({ order }) =>
    order.payments?.state === 'normal',
  'no state; `payments.state` abnormal (-50)': ({ order }) => order.payments?.state === 'abnormal',
  'no state, no `payments.state`; payment on record, or waiting extension': ({ order }) =>
    order.payments?.state === undefined &&
    (order.orderNumber !== undefined || order.request === 'extension'),
  'no state; left for the card page at least `cardPage.limitMinutes` (15) ago': ({ waited }) =>
    waited.sinceMs !== undefined && waited.sinceMs >= waited.limitMs,
  'no state; less, or unknown when': () => true,
};
const states = [...subscriptionStates.names, 'unknown'] as const;
const requests = [...requestStates.names, 'unknown'] as const;
const payments = [undefined, {}, { state: 'normal' }, { state: 'abnormal' }, { state: 'pending' }];
const cases: Case[] = states.flatMap((state) =>
  requests.flatMap((request) =>
    payments.flatMap((paid) =>
      [undefined, 'O1'].flatMap((orderNumber) =>
        [undefined, 14 * MINUTE, 15 * MINUTE].map((sinceMs) => ({
          order: { state, request, orderNumber, payments: paid } as OrderStatus,
          waited: { sinceMs, limitMs: 15 * MINUTE },
        })),
      ),
    ),
  ),
);
const waiting: Word = { truth: 'waiting', order: undefined };
const paid: Word = { truth: 'paid', order: undefined };
const { signal } = new AbortController();
/** Answers with each word in turn and counts the requests. */
const server = (...words: readonly (Word | 'silence')[]) =>
  jest.fn(
    () =>
      new Promise<Word>((resolve) => {
        const word = words[server.asked++ % words.length];
        if (word !== undefined && word !== 'silence') resolve(word);
      }),
  );
server.asked = 0;

describe('the guide about payment decisions', () => {
  it('gives the payment status of every order [LAND-003, LAND-004, STATE-001]', () => {
    const rows = rowsUnder('Payment status');
    const used = new Set<string>();
    for (const one of cases) {
      const [when = '', status] = rows.find(([text]) => conditions[text]?.(one)) ?? [];
      used.add(when);
      expect({ ...one, status: paymentTruth(one.order, one.waited) }).toEqual({ ...one, status });
    }

    expect([...used].sort()).toEqual(rows.map(([when]) => when).sort());
  });

  it('gives the decision on return for every payment status [LAND-003, A-87, A-100]', () => {
    const next: Readonly<Record<string, LandingVerdict>> = {
      'completion page': 'complete',
      'membership status; record removed': 'over',
      'message, payment page with all input': 'return',
      '"not known yet", asks on': 'unsure',
    };
    const rows = rowsUnder('Next after an own decline');
    const statuses = rows.flatMap(([list, then, declined]) =>
      list.split(', ').map((status) => ({ status: status.replaceAll('`', ''), then, declined })),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual(
      ['paid', 'over', 'unnamed', 'not-paid', 'not-begun', 'waiting', 'unknown'].sort(),
    );
    for (const { status, then, declined } of statuses) {
      const word = { truth: status, order: undefined } as Parameters<typeof verdictOf>[1];
      expect([status, declinedVerdict(word)]).toEqual([status, next[declined]]);
      for (const hint of ['paid', 'not-paid', 'no-account'] as const) {
        const [, usual, decline] = /^asks again; after (\d+) \(decline: (\d+)\)/.exec(then) ?? [];
        const patience = Number(hint === 'paid' ? usual : decline);
        for (let times = 1; times <= 20; times += 1) {
          const waits = times >= patience ? 'unsure' : 'ask-again';
          expect([hint, status, times, verdictOf(hint, word, times)]).toEqual([
            hint,
            status,
            times,
            next[then] ?? waits,
          ]);
        }
      }
    }
  });
});

describe('askTwice', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    server.asked = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('queries again after a moment, returns that answer, and never queries a third time [A-87, LAND-003]', async () => {
    const later: Word = { ...waiting };
    const ask = server(waiting, later, paid);
    const answered = askTwice(ask, signal);
    await jest.advanceTimersByTimeAsync(1499);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);

    expect(await answered).toBe(later);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('queries once when the first answer is final [A-87]', async () => {
    const ask = server(paid);

    expect(await askTwice(ask, signal)).toBe(paid);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the first query', ['silence']],
    ['the second query', [waiting, 'silence']],
  ] as const)(
    'returns after 3 seconds when the server does not answer %s [A-87]',
    async (_, words) => {
      let got: Word | undefined;
      void askTwice(server(...words), signal).then((word) => {
        got = word;
      });
      await jest.advanceTimersByTimeAsync(2999);
      expect(got).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);

      expect(got).toEqual({ truth: 'unknown' });
    },
  );
});

describe('isDraftOf', () => {
  const vehicle = { vin: 'WBA00000000000001' };

  it('compares the vehicle, unless the record no longer has it [LAND-006]', () => {
    expect(isDraftOf(thePayment(), vehicle)).toBe(true);
    expect(isDraftOf(thePayment({ vin: undefined }), vehicle)).toBe(true);
    expect(isDraftOf(thePayment(), { vin: 'WBA00000000000002' })).toBe(false);
    expect(isDraftOf(thePayment(), undefined)).toBe(false);
  });
});
