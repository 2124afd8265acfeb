import type { PendingPayment } from '@shared/application';
import type { Landing, PendingApplication } from '@shared/domain/landing';

export type Landed = Exclude<Landing, { kind: 'no-account' }>;

const LONGEST_MESSAGE = 200;
const NOT_PAID = '결제가 완료되지 않았어요. 다시 시도해 주세요.';

/** The query is stripped on arrival, so a page that is reloaded knows only what it kept itself. */
export const landedAgain = (record: PendingPayment, vtgId: string): Landed => ({
  kind: 'paid',
  vtgId,
  step: stepOf(record) + 1,
  application: undefined,
});

const USUAL_STEP = 7;
const stepOf = ({ order }: PendingPayment): number => order?.payment.step ?? USUAL_STEP;

/** Step of the payment page the customer returns to. Source: LAND-004. */
export const returnStep = (landed: Landed): number =>
  landed.kind === 'paid' ? landed.step - 1 : landed.step;

/** What the card provider said, as plain text of bounded length. Source: LAND-004, SEC-008, ERR-021. */
export const messageOf = (landed: Landed): string =>
  (landed.kind === 'not-paid' && landed.message.slice(0, LONGEST_MESSAGE)) || NOT_PAID;

/** Which order the address speaks of; only asked about, never believed. */
export function hintedOrder(application: PendingApplication | undefined): string | undefined {
  const id = application?.['subsc_id'] ?? application?.['id'];
  return typeof id === 'string' && id !== '' && id.length <= 64 ? id : undefined;
}
