import type { PendingPayment } from '@shared/application';
import type { Landing } from '@shared/domain/landing';

const LONGEST_MESSAGE = 200;
const NOT_PAID = '결제가 완료되지 않았어요. 다시 시도해 주세요.';
const USUAL_STEP = 7;

/** Step of the payment page the customer returns to. Source: LAND-004. */
export function returnStep(landing: Landing, record: PendingPayment | undefined): number {
  if (record) return record.step;
  if (landing.kind === 'no-account') return USUAL_STEP;
  return landing.kind === 'paid' ? landing.step - 1 : landing.step;
}

/**
 * Said once the server has said that nothing was paid. What the address adds is the card company's word, as plain text of
 * bounded length. Source: LAND-004, SEC-008, ERR-021, A-78.
 */
export function notPaidMessage(landing: Landing): string {
  const said = landing.kind === 'not-paid' ? landing.message.slice(0, LONGEST_MESSAGE) : '';
  return said === '' ? NOT_PAID : `${NOT_PAID}\n카드사 안내: ${said}`;
}
