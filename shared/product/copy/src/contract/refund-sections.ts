import type { Settings } from '@shared/config/settings';
import { extensionWithdrawableUntil, lastFreeDay } from '@shared/domain/cooling-off';
import { formatDay } from '@shared/domain/format';
import { freeRevocation } from '../figures';
import { labelled } from '../operator-facts';
import { lateRefundSentence, refundRules, withdrawalPlace, withdrawalRules } from '../refund-rules';
import type { ContractFacts } from './facts';

/** Returns until when and how the customer withdraws, the effects, and a form. Source: LAW-005, LAW-006. */
export const withdrawalSection = (facts: ContractFacts, settings: Settings) => {
  const { company, legal } = settings;
  return {
    heading: '청약철회',
    rows: [
      labelled('철회할 수 있는 기한', withdrawalLimit(facts, settings)),
      labelled('양식을 보낼 이메일', company.email),
      ...(facts.insured ? [labelled('보장 계약의 청약철회', legal.insuranceWithdrawal)] : []),
    ],
    paragraphs: [
      ...(facts.transferred ? [] : withdrawalRules(settings, facts)),
      withdrawalPlace,
      '아래 양식을 적어 이메일로 보내도 돼요. 위 계약의 청약을 철회해요.',
    ],
    blanks: ['주문번호', '차량번호', '성명', '연락처', '철회하는 날', '서명'],
  };
};

function withdrawalLimit(
  { startsOn, savedOn, transferred, isWaiting }: ContractFacts,
  { refund }: Pick<Settings, 'refund'>,
): string {
  if (transferred) return '양도된 멤버십은 철회할 수 없어요';
  const last = startsOn && lastFreeDay(startsOn, refund);
  const until = isWaiting ? extensionWithdrawableUntil({ startsOn }, savedOn, refund) : last;
  return until ? `${formatDay(until)}까지` : `승인 전 또는 ${freeRevocation}`;
}

/** Returns the refund rules and what the law adds to a late refund. Source: LAW-005. */
export const refundSection = (facts: ContractFacts, settings: Settings) => ({
  heading: '환불 규정과 지연배상금',
  rows: [],
  paragraphs: [...refundRules(settings, facts), lateRefundSentence],
});
