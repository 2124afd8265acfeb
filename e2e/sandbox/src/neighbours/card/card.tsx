/** @jsxImportSource hono/jsx */
import { setTimeout } from 'node:timers/promises';
import { productionSettings } from '@shared/config/settings';
import { type Context, Hono } from 'hono';
import type { PaymentOutcome } from '../../backend/payment';
import { outcomesOf } from '../../outcomes';
import type { PaymentCard, Services } from '../../services/create-services';
import { NeighbourPage } from '../NeighbourPage';
import { page, strictPages, textsOf } from '../page-answer';
import { CardPage, ReturningPage } from './CardPage';
import { cardExpiryYears, cardProblem } from './card-form';

type Needs = Pick<Services, 'payment' | 'settlePayment' | 'landingUrl' | 'dialects'> & {
  clock: Pick<Services['clock'], 'today'>;
};

const outcomes = {
  success: 'success',
  quick: 'success',
  slow: 'success',
  twice: 'success',
  failure: 'failure',
  cancelled: 'cancelled',
} as const satisfies Record<string, PaymentOutcome>;
const isPressed = (text: string): text is keyof typeof outcomes => Object.hasOwn(outcomes, text);

/** Delay in milliseconds that makes the app wait but is shorter than its timeout. */
const SLOW_MS = 8_000;
const { expiryLastYear } = productionSettings.card;

/**
 * Serves the card provider. The backend receives the outcome before the browser returns, so it is correct even if the
 * browser never arrives. A paid or failed payment takes no card and sends the browser back. Source: SBX-002, PAY-013,
 * PAY-034, A-96.
 */
export function cardProvider(
  services: Needs,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Hono {
  const { payment: find, settlePayment, clock } = services;
  const app = new Hono();
  app.use('/sandbox/card/*', strictPages);
  const landingOf = (c: Context, id: string) => services.landingUrl(id, services.dialects.of(c));

  const show = (c: Context, payment: PaymentCard, problem?: string) => {
    const years = cardExpiryYears(Number(clock.today().slice(0, 4)), expiryLastYear);
    const markup = <CardPage payment={payment} years={years} problem={problem} />;
    return page(c, markup, problem === undefined ? 200 : 400);
  };

  const end = async (c: Context, id: string, outcome: PaymentOutcome, pressed: string) => {
    if (pressed === 'slow') await wait(SLOW_MS);
    await settlePayment(id, outcome);
    if (pressed !== 'twice') return c.redirect(await landingOf(c, id), 303);
    await settlePayment(id, outcome);
    return c.redirect(`/sandbox/card/${id}/returning`, 303);
  };

  app.get('/sandbox/card/:paymentId', async (c) => {
    const payment = await find(c.req.param('paymentId'));
    if (payment === undefined) return unknown(c);
    if (payment.status !== 'waiting') return c.redirect(await landingOf(c, payment.id), 303);
    const { card } = outcomesOf(c);
    return card === 'ask' ? show(c, payment) : end(c, payment.id, outcomes[card], card);
  });

  app.post('/sandbox/card/:paymentId', async (c) => {
    const payment = await find(c.req.param('paymentId'));
    if (payment === undefined) return unknown(c);
    if (payment.status !== 'waiting') return c.redirect(await landingOf(c, payment.id), 303);
    const fields = await textsOf(c);
    const pressed = fields['outcome'] ?? '';
    if (!isPressed(pressed)) return show(c, payment, '결제 결과를 선택해 주세요.');
    const card = { kind: payment.cardType, today: clock.today(), lastYear: expiryLastYear };
    const problem = pressed === 'success' ? cardProblem(fields, card) : undefined;
    if (problem !== undefined) return show(c, payment, problem);
    return end(c, payment.id, outcomes[pressed], pressed);
  });

  app.get('/sandbox/card/:paymentId/returning', async (c) => {
    const payment = await find(c.req.param('paymentId'));
    if (payment === undefined) return unknown(c);
    return page(c, <ReturningPage address={await landingOf(c, payment.id)} />);
  });
  return app;
}

const unknown = (c: Context) =>
  page(
    c,
    <NeighbourPage
      site="card"
      title="결제를 찾을 수 없습니다"
      lead="주소가 올바르지 않거나 이미 지워진 결제입니다."
    />,
    404,
  );
