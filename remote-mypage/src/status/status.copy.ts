import type { Subscription } from '@shared/api/subscription';
import type { Settings } from '@shared/config/settings';
import { approvalTime } from '@shared/copy/figures';
import { withdrawalRefundSentence } from '@shared/copy/refund-rules';
import type { PlainDate } from '@shared/domain/calendar';
import { isWithdrawn } from '@shared/domain/cooling-off';
import { hasMissedItsDay } from '@shared/domain/extension';
import { formatDay, formatWon } from '@shared/domain/format';
import { isWaitingExtension, type StatusKey, statusKey } from '@shared/domain/subscription';
import { wantsAgain, wantsDocuments } from '../resubmit/wanted-documents';
import { rejectedDocumentsText, rejectionTitle, rejectionWords } from './rejection.copy';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'brand';

/** Colour of the status text. The text alone is enough to understand the status. */
export const statusTone: Record<StatusKey, Tone> = {
  joined: 'good',
  waiting: 'brand',
  approved: 'good',
  rejected: 'bad',
  'cancellation-requested': 'warn',
  expired: 'neutral',
  'revocation-complete': 'neutral',
  'refund-in-progress': 'neutral',
  'refund-complete': 'neutral',
  unpaid: 'warn',
  'application-rejected': 'bad',
  none: 'neutral',
};

type Texts = Pick<Settings, 'claim' | 'refund'> & { today: PlainDate };

/** Returns what the status means and what happens next, or `undefined` if the status is clear. */
export function nextSentence(subscription: Subscription, texts: Texts): string | undefined {
  const key = statusKey(subscription);
  if (subscription.transferred && key === 'expired') return handedOn(subscription);
  if (isWaitingExtension(subscription) && (key === 'waiting' || key === 'approved')) {
    return extensionSentence(subscription, texts.today);
  }
  return sentences[key]?.(subscription, texts);
}

function extensionSentence(subscription: Subscription, today: PlainDate): string {
  const { confirm, startsOn } = subscription;
  const rejected = confirm === 'waiting' ? rejectedDocumentsText(subscription) : undefined;
  // The documents of an extension cannot be sent again here. Source: RESUB-002.
  if (rejected) return `${rejected}. 고객센터로 문의해 주세요.`;
  if (hasMissedItsDay(subscription, today)) {
    return '연장 신청을 확인하고 있어요. 승인 다음 날부터 이용할 수 있어요.';
  }
  return startsOn
    ? `연장이 접수됐어요. ${formatDay(startsOn)}부터 이어서 이용할 수 있어요.`
    : '연장이 접수됐어요. 지금 이용 중인 기간이 끝나면 이어서 시작돼요.';
}

/** The membership is over for the former owner and expired for the new one, so the text must be true for both. */
const handedOn = ({ transfer }: Subscription) =>
  transfer?.date ? `${formatDay(transfer.date)}에 양도된 멤버십이에요.` : '양도된 멤버십이에요.';

const rejected = (subscription: Subscription): string =>
  [`${rejectionTitle}.`, ...rejectionWords(subscription)].join(' ');

const wantedSentence = (subscription: Subscription): string =>
  `${wantsAgain(subscription) ? '다시 올려야 할' : '올려야 할'} 서류가 있어요. 서류를 올리면 심사가 이어져요.`;

const refundOf = ({ payments }: Subscription) => payments?.refunded ?? payments?.refund?.amount;

function expectedText(subscription: Subscription): string {
  const amount = refundOf(subscription);
  return amount === undefined ? '' : `예상 환불액은 ${formatWon(amount)}원이에요. `;
}

/** Returns the amount and the day of a finished refund, as far as the server sends them. */
function refundedSentence(subscription: Subscription): string {
  const amount = refundOf(subscription);
  const on = subscription.stateOn ? `${formatDay(subscription.stateOn)}에 ` : '';
  if (amount === 0) return `해지가 끝났어요. 환불 금액은 ${formatWon(amount)}원이에요.`;
  return amount === undefined
    ? `${on}환불이 끝났어요.`
    : `${on}${formatWon(amount)}원을 환불해 드렸어요.`;
}

/** Returns when the refund comes. Source: LAW-007. */
function refundTimeSentence(subscription: Subscription, { claim, refund, today }: Texts): string {
  const daysUsed = subscription.payments?.refund?.daysUsed;
  return isWithdrawn({ ...subscription, daysUsed }, today, refund)
    ? withdrawalRefundSentence
    : `환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`;
}

/** Returns which days of a joined membership are still to come, if any. Source: CONST-002, CONST-003. */
function comingSentence(
  { startsOn, insured, insuranceStartsOn }: Subscription,
  { today }: Texts,
): string | undefined {
  const coming = [];
  if (startsOn && startsOn > today) {
    coming.push(`${formatDay(startsOn)} 0시부터 이용할 수 있어요.`);
  }
  if (insured && insuranceStartsOn && insuranceStartsOn > today) {
    coming.push(`수리비 보장은 ${formatDay(insuranceStartsOn)}부터 시작돼요.`);
  }
  return coming.length > 0 ? coming.join(' ') : undefined;
}

type Sentence = (one: Subscription, texts: Texts) => string | undefined;

const sentences: Partial<Record<StatusKey, Sentence>> = {
  joined: comingSentence,
  waiting: (one) =>
    wantsDocuments(one)
      ? wantedSentence(one)
      : `신청 내용을 확인하고 있어요. 승인까지 ${approvalTime}이 걸려요.`,
  approved: () => '승인이 끝났어요. 승인 다음 날 0시부터 이용할 수 있어요.',
  rejected,
  'cancellation-requested': (one, texts) =>
    `해지 신청을 확인하고 있어요. ${refundTimeSentence(one, texts)}`,
  'revocation-complete': (one, texts) =>
    `해지가 끝났어요. ${expectedText(one)}${refundTimeSentence(one, texts)}`,
  'refund-in-progress': (one, texts) =>
    `해지가 끝났고 환불을 처리하고 있어요. ${expectedText(one)}${refundTimeSentence(one, texts)}`,
  'refund-complete': refundedSentence,
  unpaid: () => '결제가 확인되지 않아 가입되지 않은 신청이에요.',
  // No known state has this status. The sentence says which number to call. Source: A-45.
  none: () => '지금은 안내할 상태가 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.',
  'application-rejected': rejected,
};
