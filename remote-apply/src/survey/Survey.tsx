import {
  answerSurvey,
  type SurveyAnswer,
  type SurveyKey,
  surveySteps,
} from '@shared/domain/survey';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Sign } from '@shared/ui/Sign';
import { Stack } from '@shared/ui/Stack';
import { Steps } from '@shared/ui/Steps';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import css from './Survey.module.css';
import { knownAge, surveyQuestion } from './survey.copy';

/** `undefined`: the customer closed the survey before the end. */
export type SurveyEnd = 'completed' | 'ended' | undefined;

type Props = {
  /** Age of the vehicle in months (`ageInMonths`) when its first registration is known. */
  age?: number | undefined;
  onEnd: (end: SurveyEnd) => void;
};

/** Time in ms within which a touch after an answer is the second half of a double tap. */
const DOUBLE_TAP_MS = 400;

/** Shows one question at a time. Each answer leads to the next one or ends the survey. Source: SURVEY-001…009, A-89. */
export function Survey({ age, onEnd }: Props) {
  const [key, setKey] = useState<SurveyKey>(surveySteps[0].key);
  const place = surveySteps.findIndex((step) => step.key === key) + 1;
  const question = surveyQuestion[key];
  const heading = useRef<HTMLHeadingElement>(null);
  // The popup focuses its title first. A screen reader goes on to read the list below the heading. Each heading is a
  // new element, because Safari does not focus a tapped button, so the old heading may still have the focus.
  useEffect(() => {
    if (place > 1) heading.current?.focus();
  }, [place]);

  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const isDoubleTap = useRef(false);
  /**
   * All questions have their buttons at the same place, so a double tap would answer the next question unread. The time
   * decides, because iPhones count every tap as a first one (`detail`). A mouse or a key answers as fast as it is pressed.
   */
  const touch = ({ pointerType, timeStamp }: PointerEvent) => {
    const isSoon = timeStamp - answeredAt.current < DOUBLE_TAP_MS;
    isDoubleTap.current = pointerType !== 'mouse' && isSoon;
  };
  const answer = (given: SurveyAnswer, { timeStamp }: MouseEvent) => {
    if (isDoubleTap.current) {
      isDoubleTap.current = false;
      return;
    }
    answeredAt.current = timeStamp;
    const outcome = answerSurvey(key, given, age);
    if (outcome.kind === 'next') setKey(outcome.key);
    else onEnd(outcome.kind);
  };
  return (
    <PopupFrame
      title="가입 전 확인"
      onClose={() => onEnd(undefined)}
      footer={
        <div className={css['answers']} onPointerDown={touch}>
          <Button variant="secondary" onClick={(press) => answer('no', press)}>
            {question.no}
          </Button>
          <Button
            variant={key === 'agreement' ? 'primary' : 'secondary'}
            onClick={(press) => answer('yes', press)}
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
        <div className={css['view']}>
          <span className={css['sign']}>
            <Sign name={question.icon} size="large" />
          </span>
          <h3 key={key} className={css['question']} ref={heading} tabIndex={-1}>
            {question.title}
          </h3>
          {key === 'age' && age !== undefined && <p className={css['known']}>{knownAge(age)}</p>}
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

/** Opens the survey in full screen. Source: SURVEY-001, A-21. */
export const openSurvey = (age: number | undefined): Promise<SurveyEnd> =>
  openPopup<SurveyEnd>((close) => <Survey age={age} onEnd={close} />, {
    label: '가입 전 확인',
    kind: 'full',
  });
