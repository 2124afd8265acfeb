import { couponTime, coverLimitInWords, customerShare, payoutTime } from '@shared/copy/figures';
import type { GuideStep } from './step';

/** Source: GUIDE-010, CONST-004, 005, 026. */
export const claimSteps: readonly GuideStep[] = [
  {
    drawing: 'workshop',
    title: '서비스센터가 고장을 진단해요',
    text: '공식 서비스센터가 엔진과 변속기의 고장인지, 보장 기간 안인지 확인해요.',
  },
  {
    drawing: 'agreement',
    title: '청구 서류를 준비해요',
    text: '수리 견적서와 정비 내역서는 서비스센터가 준비해요. 고객님은 보증수리 확인서의 내용을 확인해 주세요.',
  },
  {
    drawing: 'claim',
    title: '보험사가 심사하고 지급해요',
    text: `서류 심사가 끝나면 ${payoutTime}에 보험금을 지급해요.`,
  },
  {
    drawing: 'payment',
    title: '본인 부담금을 결제해요',
    text: `1회 청구마다 ${customerShare}을 서비스센터에서 결제해 주세요.`,
  },
];

/** Frequent questions about a claim. Source: CONST-004, 005, 026, 027. */
export const claimQuestions: readonly { title: string; content: string }[] = [
  {
    title: '얼마까지 보장받을 수 있나요?',
    content: `수리비를 ${coverLimitInWords}까지 보장해요. 1회 청구마다 본인 부담금 ${customerShare}이 있어요.`,
  },
  {
    title: '보험금은 언제 지급되나요?',
    content: `서류 심사가 끝난 뒤 ${payoutTime}에 지급해요. 서류가 부족하면 서비스센터에서 연락드려요.`,
  },
  {
    title: '사용한 쿠폰은 언제 바뀌나요?',
    content: `사용한 쿠폰은 ${couponTime}에 사용 완료로 바뀌어요.`,
  },
  {
    title: '다른 정비소에서 수리해도 되나요?',
    content: '공식 서비스센터가 아닌 곳에서 수리한 비용은 보장하지 않아요.',
  },
];

export const covered: readonly string[] = [
  '엔진 본체와 내부 부품의 고장',
  '변속기 본체와 내부 부품의 고장',
  '고장 부품을 바꾸는 데 드는 부품비와 공임',
];

/** Taken from article 4 of the insurance terms. */
export const notCovered: readonly string[] = [
  '사고, 침수, 화재, 개조로 생긴 손해',
  '공식 서비스센터가 아닌 곳에서 수리한 비용',
  '가입할 때 사실과 다르게 답한 경우',
];
