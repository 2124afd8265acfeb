import {
  answerSurvey,
  type KnownAnswers,
  type SurveyAnswer,
  type SurveyKey,
  surveySteps,
} from '@shared/domain/survey';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Sign } from '@shared/ui/Sign';
import { Stack } from '@shared/ui/Stack';
import { Steps } from '@shared/ui/Steps';
import { useState } from 'react';
import css from './Survey.module.css';
import { ageKnown, surveyQuestion } from './survey.copy';

/** `undefined`: closed before the end. */
export type SurveyEnd = 'completed' | 'ended' | undefined;

type Props = { known?: KnownAnswers; onEnd: (end: SurveyEnd) => void };

/** One question a view; each answer goes on or ends it, a known one is told. Source: SURVEY-001…009, A-21. */
export function Survey({ known = {}, onEnd }: Props) {
  const [key, setKey] = useState<SurveyKey>(surveySteps[0].key);
  const place = surveySteps.findIndex((step) => step.key === key) + 1;
  const question = surveyQuestion[key];
  const isAgeTold = known.age !== undefined && surveySteps[place - 2]?.key === 'age';

  const answer = (given: SurveyAnswer) => {
    const outcome = answerSurvey(key, given, known);
    if (outcome.kind === 'next') setKey(outcome.key);
    else onEnd(outcome.kind);
  };
  return (
    <PopupFrame
      title="가입 전 확인"
      onClose={() => onEnd(undefined)}
      footer={
        <div className={css['answers']}>
          <Button variant="secondary" onClick={() => answer('no')}>
            {question.no}
          </Button>
          <Button
            variant={key === 'agreement' ? 'primary' : 'secondary'}
            onClick={() => answer('yes')}
          >
            {question.yes}
          </Button>
        </div>
      }
    >
      <Stack gap={5}>
        <Steps
          count={surveySteps.length}
          current={place}
          label={`${surveySteps.length}단계 중 ${place}단계`}
        />
        {isAgeTold && <Notice tone="good">{ageKnown}</Notice>}
        <div className={css['view']}>
          <span className={css['sign']}>
            <Sign name={question.icon} size="large" />
          </span>
          <h3 className={css['question']} aria-live="polite">
            {question.title}
          </h3>
          {question.about.length > 0 && (
            <ul className={css['about']}>
              {question.about.map((point) => (
                <li key={point} className={css['point']}>
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Stack>
    </PopupFrame>
  );
}

/** The apply survey over the whole screen. Source: SURVEY-001, A-21. */
export const openSurvey = (known: KnownAnswers): Promise<SurveyEnd> =>
  openPopup<SurveyEnd>((close) => <Survey known={known} onEnd={close} />, {
    label: '가입 전 확인',
    kind: 'full',
  });
