import { openPopup } from '@shared/popup';
import { Survey, type SurveyEnd } from './Survey';

/** The apply survey over the whole screen. Source: SURVEY-001, A-21. */
export const openSurvey = (): Promise<SurveyEnd> =>
  openPopup<SurveyEnd>((close) => <Survey onEnd={close} />, {
    label: '가입 전 확인',
    kind: 'full',
  });
