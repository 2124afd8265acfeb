import { plainDate } from '@shared/domain/calendar';
import { openDialects } from '../../literal/dialect';
import type { PaymentCard, PaymentOutcome } from '../../services/services';
import { cardProvider } from './card';

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

/** A shop with one payment, which writes down what it is told and asked, in order. */
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
  const text = async () => (await app.request('/sandbox/card/pay-1')).text();
  return { app, happened, press, text };
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
  it('shows what is paid, to whom, and for which order [SBX-002]', async () => {
    const page = await shop().text();

    for (const shown of ['1,234,500원', '메리디안 강남', '스탠다드', 'ORD-1']) {
      expect(page).toContain(shown);
    }
  });

  it('offers expiry years from the current one to 2030 [PAY-034]', async () => {
    const years = [...(await shop().text()).matchAll(/<option value="(\d{4})"/g)].map(
      ([, year]) => year,
    );

    expect(years).toEqual(['2026', '2027', '2028', '2029', '2030']);
  });

  it.each([
    ['personal', '생년월일 6자리'],
    ['company', '사업자등록번호 10자리'],
  ] as const)('asks the owner of a %s card for %s', async (cardType, label) => {
    expect(await shop({ ...waiting, cardType }).text()).toContain(`>${label}</label>`);
  });

  it('is not found for a payment nobody made', async () => {
    expect((await shop().app.request('/sandbox/card/pay-2')).status).toBe(404);
  });

  it('sends a browser that comes again after paying straight back to the shop', async () => {
    const answer = await shop({ ...waiting, status: 'paid' }).app.request('/sandbox/card/pay-1');

    expect([answer.status, answer.headers.get('location')]).toEqual([303, landing]);
  });
});

describe('the end of a payment', () => {
  it.each([
    ['quick', 'success'],
    ['failure', 'failure'],
    ['cancelled', 'cancelled'],
  ])(
    'after %s is told to the backend before the browser goes to the landing [SBX-002]',
    async (outcome, told) => {
      const { happened, press } = shop();

      const answer = await press({ outcome });

      expect(happened).toEqual([`told ${told}`, 'browser sent back']);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, landing]);
    },
  );

  it('comes with a card that passes every check [SBX-002]', async () => {
    const { happened, press } = shop();

    await press(card);

    expect(happened).toEqual(['told success', 'browser sent back']);
  });

  it.each([
    [{ number: '1234' }, '카드번호 16자리를 입력해 주세요.'],
    [{ month: '13' }, '유효기간을 확인해 주세요.'],
    [{ month: '10' }, '유효기간을 확인해 주세요.'],
    [{ year: '2031' }, '유효기간을 확인해 주세요.'],
    [{ owner: '1234567890' }, '생년월일 6자리를 입력해 주세요.'],
    [{ password: '1' }, '카드 비밀번호 앞 2자리를 입력해 주세요.'],
  ])('does not come with %o: the page says %s', async (change, sentence) => {
    const { happened, press } = shop();

    const answer = await press({ ...card, ...change });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect(happened).toEqual([]);
  });

  it('takes the month of expiry itself', async () => {
    const { happened, press } = shop();

    await press({ ...card, month: '11' });

    expect(happened[0]).toBe('told success');
  });

  it('waits first when the provider is slow', async () => {
    const { happened, press } = shop();

    await press({ outcome: 'slow' });

    expect(happened).toEqual(['waited 8000', 'told success', 'browser sent back']);
  });

  it('is told twice, and returns by a page that Back comes through again, for a double return', async () => {
    const { app, happened, press } = shop();

    const answer = await press({ outcome: 'twice' });

    expect(happened).toEqual(['told success', 'told success']);
    expect(answer.headers.get('location')).toBe('/sandbox/card/pay-1/returning');
    const page = await (await app.request('/sandbox/card/pay-1/returning')).text();
    expect(page).toContain(landing.replaceAll('&', '&amp;'));
  });

  it('is not settled by an outcome nobody offers', async () => {
    const { happened, press } = shop();

    expect((await press({ outcome: 'constructor' })).status).toBe(400);
    expect(happened).toEqual([]);
  });
});

describe('a card result chosen in advance', () => {
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

  it('asks a person when it is nothing the provider knows', async () => {
    const { app, happened } = shop();

    const answer = await arrive(app, 'card:explode');

    expect(await answer.text()).toContain('1,234,500원');
    expect(happened).toEqual([]);
  });
});
