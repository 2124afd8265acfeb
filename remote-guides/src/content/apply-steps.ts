import { approvalTime, coverStart, mileageLimit, servicePeriod } from '@shared/copy/figures';
import { surveySteps } from '@shared/domain/survey';
import type { Tier } from '@shared/domain/tier';
import { INSPECTION_SHEET_YEARS } from '@shared/domain/validation/inspection-date';
import type { GuideStep } from './step';

const agreement: GuideStep = {
  drawing: 'agreement',
  title: '약관에 동의해요',
  text: '서비스 이용약관과 개인정보 수집·이용 내용을 읽고 동의해 주세요.',
};

const payment: GuideStep = {
  drawing: 'payment',
  title: '카드로 결제해요',
  text: '판매사와 추천인을 선택하고 결제해 주세요. VIP 코드가 있으면 이때 입력해요.',
};

const plain: readonly GuideStep[] = [
  agreement,
  {
    drawing: 'membership',
    title: '멤버십을 선택해요',
    text: 'STANDARD와 PREMIUM의 혜택과 금액을 비교해 보고 내 차에 맞는 멤버십을 선택해 주세요.',
  },
  {
    drawing: 'vehicle',
    title: '차량을 확인해요',
    text: '가입할 차량과 최초등록일을 선택하고 차량번호를 확인해 주세요.',
  },
  payment,
  {
    drawing: 'approval',
    title: '승인을 기다려요',
    text: `승인까지 ${approvalTime}이 걸려요. 승인되면 ${servicePeriod} 동안 이용할 수 있어요.`,
  },
];

const insurance: readonly GuideStep[] = [
  agreement,
  {
    drawing: 'engine',
    title: 'POWER TRAIN을 선택해요',
    text: '보장 내용과 가입 조건을 확인하고 멤버십을 선택해 주세요.',
  },
  {
    drawing: 'questions',
    title: '차량을 확인하고 질문에 답해요',
    text: `차량번호를 확인한 뒤 가입 전 확인 ${surveySteps.length}단계를 진행해요. 사실과 다르게 답하면 보장받을 수 없어요.`,
  },
  {
    drawing: 'agreement',
    title: '보험약관에 동의해요',
    text: '보장을 제공하는 보험사의 약관과 개인정보 수집·이용 내용에 동의해 주세요.',
  },
  {
    drawing: 'registration',
    title: '자동차등록증을 촬영해요',
    text: '주민등록번호 뒷자리를 가리고, 앞면의 모든 내용이 보이게 촬영해 주세요.',
  },
  {
    drawing: 'inspection',
    title: '정기검사 결과지를 촬영해요',
    text: `최근 ${INSPECTION_SHEET_YEARS}년 안에 받은 검사 결과지여야 해요.`,
  },
  {
    drawing: 'dashboard',
    title: '주행거리를 입력하고 계기판을 촬영해요',
    text: `시동을 켠 상태에서 주행거리와 경고등이 모두 보이게 촬영해 주세요. 주행거리 ${mileageLimit} 차량만 가입할 수 있어요.`,
  },
  payment,
  {
    drawing: 'approval',
    title: '승인을 기다려요',
    text: `승인까지 ${approvalTime}이 걸려요. 멤버십은 ${servicePeriod} 동안 이용하고, 수리비 보장은 ${coverStart} 시작돼요.`,
  },
];

/** Steps of an application, page by page. Source: GUIDE-001, 002; A-01. */
export const applySteps: Record<Tier, readonly GuideStep[]> = { plain, insurance };
