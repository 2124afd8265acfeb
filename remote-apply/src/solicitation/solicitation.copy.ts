import type { SolicitationStep } from '@shared/domain/solicitation';

type StepText = { title: string; lead: string };

/** Names of the four steps. Source: SOLIC-002. */
export const stepNames = ['약관 동의', '동의 완료', '결제 요청', '결제 완료'] as const;

export const stepSentence: Record<Exclude<SolicitationStep, -1>, StepText> = {
  1: {
    title: '멤버십 가입 요청이 도착했어요',
    lead: '내용을 확인하고 약관에 동의해 주세요.',
  },
  2: {
    title: '약관 동의를 마쳤어요',
    lead: '담당자가 확인하고 결제를 요청해요. 요청이 오면 이 링크에서 결제해 주세요.',
  },
  3: {
    title: '결제를 진행해 주세요',
    lead: '결제 내용을 확인하고 약관에 동의해 주세요.',
  },
  4: {
    title: '결제를 완료했어요',
    lead: '가입 신청이 접수되었어요. 승인되면 앱의 멤버십 현황에서 볼 수 있어요.',
  },
};

/** Messages shown when a step does not lead to the next one. Source: A-77. */
export const linkWords = {
  notAgreed: '약관 동의가 아직 반영되지 않았어요. 잠시 뒤 다시 시도해 주세요.',
  notPaid: '결제가 아직 시작되지 않았어요. 잠시 뒤 다시 시도해 주세요.',
  notYetKnown:
    '요청이 접수되었는지 아직 확인하지 못했어요. 다시 신청하지 말고 잠시 뒤 이 링크를 다시 열어 주세요.',
} as const;
