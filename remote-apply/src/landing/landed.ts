import type { Application, PendingPayment } from '@shared/application';
import { cardMessage } from '@shared/domain/card-message';

const NOT_PAID = '결제가 완료되지 않았어요. 다시 시도해 주세요.';

/** Returns whether the draft of this tab is for the vehicle of the record. If so, the address must not replace it. */
export function isDraftOf(
  { vin }: PendingPayment,
  draft: Pick<Application, 'vin' | 'vehicle'> | undefined,
): boolean {
  return draft !== undefined && (vin === undefined || vin === (draft.vehicle?.vin ?? draft.vin));
}

/**
 * Returns our own sentence, followed by the card company's text if it is readable. `text` is the `msg` of an abnormal
 * return for our own record. Source: LAND-004, SEC-008, ERR-021, A-88.
 */
export function notPaidMessage(text: string | null | undefined): string {
  const said = cardMessage(text);
  return said === undefined ? NOT_PAID : `${NOT_PAID}\n카드사 안내: ${said}`;
}
