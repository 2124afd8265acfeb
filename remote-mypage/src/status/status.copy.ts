import type { Subscription } from '@shared/api/subscription';
import type { Settings } from '@shared/config/settings';
import { formatDay } from '@shared/domain/format';
import { isWaitingExtension, type StatusKey, statusKey } from '@shared/domain/subscription';
import { wantsDocuments } from '../resubmit/wanted-documents';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'brand';

/** Colour beside the words; the words alone say everything. */
export const statusTone: Record<StatusKey, Tone> = {
  joined: 'good',
  waiting: 'brand',
  approved: 'good',
  rejected: 'bad',
  'cancellation-requested': 'warn',
  expired: 'neutral',
  'revocation-complete': 'neutral',
  'refund-complete': 'neutral',
  'application-rejected': 'bad',
  none: 'neutral',
};

type Texts = Pick<Settings, 'approval' | 'claim'>;

/** What the status means and what comes next; empty where the status says enough. */
export function nextSentence(subscription: Subscription, texts: Texts): string | undefined {
  const key = statusKey(subscription);
  if (subscription.transferred && key === 'expired') return handedOn(subscription);
  if (isWaitingExtension(subscription) && (key === 'waiting' || key === 'approved')) {
    return extensionSentence(subscription);
  }
  return sentences[key]?.(subscription, texts);
}

const extensionSentence = ({ startsOn }: Subscription) =>
  startsOn
    ? `연장이 접수됐어요. ${formatDay(startsOn)}부터 이어서 이용할 수 있어요.`
    : '연장이 접수됐어요. 지금 이용 중인 기간이 끝나면 이어서 시작돼요.';

/** Over for the former owner, expired for the new one: the text is true for both. */
const handedOn = ({ transfer }: Subscription) =>
  transfer?.date ? `${formatDay(transfer.date)}에 양도된 멤버십이에요.` : '양도된 멤버십이에요.';

const because = ({ rejectedBecause }: Subscription) =>
  rejectedBecause ? `사유: ${rejectedBecause} ` : '';

const sentences: Partial<Record<StatusKey, (one: Subscription, texts: Texts) => string>> = {
  waiting: (one, { approval }) =>
    wantsDocuments(one)
      ? '다시 올려야 할 서류가 있어요. 서류를 올리면 심사가 이어져요.'
      : `신청 내용을 확인하고 있어요. 승인까지 영업일 기준 약 ${approval.businessDays}일이 걸려요.`,
  approved: () => '승인이 끝났어요. 승인 다음 날 0시부터 이용할 수 있어요.',
  rejected: (one) =>
    `신청이 반려됐어요. ${because(one)}해지를 신청하면 결제 금액 전액을 바로 돌려받아요.`,
  'cancellation-requested': (_, { claim }) =>
    `해지 신청을 확인하고 있어요. 환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`,
  'revocation-complete': (_, { claim }) =>
    `해지가 끝났어요. 환불까지 ${claim.refundDays}일 이상 걸릴 수 있어요.`,
  'refund-complete': () => '해지와 환불이 끝났어요.',
  // No known state leads here; the user reads whom to call. Source: A-45.
  none: () => '지금은 안내할 상태가 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.',
  'application-rejected': (one) => `신청이 반려됐어요. ${because(one)}`.trim(),
};
