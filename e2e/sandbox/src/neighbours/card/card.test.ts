import { plainDate } from '@shared/domain/calendar';
import { cardYearRows } from '@shared/domain/testing/vectors/years';
import type { PaymentOutcome } from '../../backend/payment';
import { openDialects } from '../../literal/dialect';
import type { PaymentCard } from '../../services/create-services';
import { cardProvider } from './card';
import { cardExpiryYears } from './card-form';

const waiting: PaymentCard = {
  id: 'pay-1',
  status: 'waiting',
  amount: 1_234_500,
  title: '스탠다드',
  cardType: 'personal',
  orderNumber: 'ORD-1',
  dealerName: '메리디안 강남',
};
const landing = '/app/layover?vtg_id=vtg-7&state=50&msg=&reqs=%7B%7D';

/** Creates a shop with one payment that records its calls in order. */
function shop(payment: PaymentCard = waiting) {
  const happened: string[] = [];
  const app = cardProvider(
    {
      payment: async (id) => (id === payment.id ? payment : undefined),
      settlePayment: async (_id: string, outcome: PaymentOutcome) => {
        happened.push(`told ${outcome}`);
        return payment;
      },
      landingUrl: async () => {
        happened.push('browser sent back');
        return landing;
      },
      dialects: openDialects('none'),
      clock: { today: () => plainDate('2026-11-21') },
    },
    async (milliseconds) => {
      happened.push(`waited ${milliseconds}`);
    },
  );
  const press = (fields: Record<string, string>) =>
    app.request('/sandbox/card/pay-1', { method: 'POST', body: new URLSearchParams(fields) });
  return { app, happened, press };
}

const card = {
  outcome: 'success',
  number: '1234 5678 1234 5678',
  month: '12',
  year: '2026',
  owner: '900101',
  password: '12',
};

describe('the card page', () => {
  it('answers 404 for an unknown payment', async () => {
    expect((await shop().app.request('/sandbox/card/pay-2')).status).toBe(404);
  });

  it.each(['paid', 'failed'] as const)(
    'takes no card and sends a browser back to the shop when the payment is %s [A-96]',
    async (status) => {
      const { app, happened, press } = shop({ ...waiting, status });

      for (const answer of [await app.request('/sandbox/card/pay-1'), await press(card)])
        expect([answer.status, answer.headers.get('location')]).toEqual([303, landing]);
      expect(happened).toEqual(['browser sent back', 'browser sent back']);
    },
  );
});

describe('the result of a payment', () => {
  it.each([
    [{ number: '1234' }, '카드번호 16자리를 입력해 주세요.'],
    [{ month: '13' }, '유효기간을 확인해 주세요.'],
    [{ month: '10' }, '유효기간을 확인해 주세요.'],
    [{ year: '2031' }, '유효기간을 확인해 주세요.'],
    [{ owner: '1234567890' }, '생년월일 6자리를 입력해 주세요.'],
    [{ password: '1' }, '카드 비밀번호 앞 2자리를 입력해 주세요.'],
  ])('stays open with %o and the page shows %s', async (change, sentence) => {
    const { happened, press } = shop();

    const answer = await press({ ...card, ...change });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect(happened).toEqual([]);
  });

  it('is reported twice for a double return, which passes through a page again on Back', async () => {
    const { app, happened, press } = shop();

    const answer = await press({ outcome: 'twice' });

    expect(happened).toEqual(['told success', 'told success']);
    expect(answer.headers.get('location')).toBe('/sandbox/card/pay-1/returning');
    const page = await (await app.request('/sandbox/card/pay-1/returning')).text();
    expect(page).toContain(landing.replaceAll('&', '&amp;'));
  });
});

describe('card result chosen in advance', () => {
  const arrive = (app: ReturnType<typeof shop>['app'], cookie: string) =>
    app.request('/sandbox/card/pay-1', { headers: { cookie: `sandbox_outcomes=${cookie}` } });

  it.each([
    ['success', ['told success', 'browser sent back']],
    ['failure', ['told failure', 'browser sent back']],
    ['cancelled', ['told cancelled', 'browser sent back']],
    ['slow', ['waited 8000', 'told success', 'browser sent back']],
  ])('ends the payment with %s before the page is shown [SBX-002]', async (result, expected) => {
    const { app, happened } = shop();

    const answer = await arrive(app, `card:${result}`);

    expect([answer.status, answer.headers.get('location')]).toEqual([303, landing]);
    expect(happened).toEqual(expected);
  });
});

describe('card expiry years', () => {
  it.each(cardYearRows)(
    '$id: in $currentYear they are $years [PAY-034]',
    ({ currentYear, years }) => {
      expect(cardExpiryYears(currentYear, 2030)).toEqual(years);
    },
  );
});
