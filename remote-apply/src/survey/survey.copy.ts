import { readableWon } from '@shared/copy/readable-won';
import { formatWon } from '@shared/domain/format';
import type { SurveyKey } from '@shared/domain/survey';
import { powerTrain } from '@shared/domain/tier';
import { formatNumber } from '@shared/text/number';
import type { SignName } from '@shared/ui/Sign';

type SurveyQuestion = {
  title: string;
  /** Explanation of the question, one point per line. */
  about: readonly string[];
  icon: SignName;
  yes: string;
  no: string;
};

const answers = { yes: '예', no: '아니요' };

/** Texts of each question. Source: SURVEY-002…007, CONST-006…008, 011. */
export const surveyQuestion: Record<SurveyKey, SurveyQuestion> = {
  use: {
    title: '렌터카, 영업용 또는 단체 차량인가요?',
    about: ['렌터카', '영업용 차량', '단체(법인 공용) 차량'],
    icon: 'car',
    ...answers,
  },
  kind: {
    title: '아래에 해당하는 차량인가요?',
    about: [
      'Z 시리즈, M, 전기차',
      '개조 차량, 경주용 차량, 시승 차량',
      `차량가액 ${formatWon(powerTrain.vehicleValueUpTo)}원(${readableWon(powerTrain.vehicleValueUpTo)}) 초과 차량`,
      `적재량 ${powerTrain.vehicleLoadUpToTons}t 초과 차량`,
    ],
    icon: 'car',
    ...answers,
  },
  repair: {
    title: '공식 서비스센터가 아닌 곳에서 사고 수리를 받은 적이 있나요?',
    about: [],
    icon: 'wrench',
    ...answers,
  },
  age: {
    title: `차령이 ${powerTrain.ageAbove}개월 초과 ${powerTrain.ageUpTo}개월 이하인가요?`,
    about: ['차령은 최초등록일부터 계산해요.'],
    icon: 'calendar',
    ...answers,
  },
  mileage: {
    title: `주행거리가 ${formatNumber(powerTrain.mileageUpTo)}km를 넘었나요?`,
    about: [],
    icon: 'car',
    ...answers,
  },
  agreement: {
    title: '사실과 다르게 답하면 보장이 무효가 될 수 있음에 동의하시나요?',
    about: ['답변이 사실과 다르면 보장을 받을 수 없어요.'],
    icon: 'shield',
    yes: '동의해요',
    no: '동의하지 않아요',
  },
};

/** Shown beside the question about the age when the first registration is known. Source: A-89. */
export const knownAge = (months: number): string => `최초등록일 기준 ${months}개월`;
