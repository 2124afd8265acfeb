import { plainDate } from './calendar';
import {
  answerSurvey,
  isSurveyed,
  knownAnswers,
  type SurveyAnswer,
  type SurveyKey,
  surveySteps,
} from './survey';

const about = (key: SurveyKey) => surveySteps.find((step) => step.key === key)!.about;
const goesOn: Readonly<Record<SurveyKey, SurveyAnswer>> = {
  use: 'no',
  kind: 'no',
  repair: 'no',
  age: 'yes',
  mileage: 'no',
  agreement: 'yes',
};

describe('the survey', () => {
  it('has five questions and a final agreement [SURVEY-001, SURVEY-007]', () => {
    expect(surveySteps.map(({ key }) => key)).toEqual([
      'use',
      'kind',
      'repair',
      'age',
      'mileage',
      'agreement',
    ]);
    expect(about('agreement')).toEqual(['false-answers-void-the-warranty']);
  });

  it('asks for rental, commercial and group vehicles first [SURVEY-002, CONST-011]', () => {
    expect(about('use')).toEqual(['rental', 'commercial', 'group']);
    expect(answerSurvey('use', 'yes')).toEqual({ kind: 'ended' });
  });

  it('then for kinds, value and load that are not taken [SURVEY-003, CONST-008, CONST-011]', () => {
    expect(about('kind')).toEqual([
      'z-series',
      'm',
      'electric',
      'modified',
      'racing',
      'test-drive',
      'value-over-limit',
      'load-over-limit',
    ]);
    expect(answerSurvey('kind', 'yes')).toEqual({ kind: 'ended' });
  });

  it('then for repairs, age and mileage [SURVEY-004, SURVEY-005, SURVEY-006]', () => {
    expect(answerSurvey('use', 'no')).toEqual({ kind: 'next', key: 'kind' });
    expect(answerSurvey('kind', 'no')).toEqual({ kind: 'next', key: 'repair' });
    expect(answerSurvey('repair', 'no')).toEqual({ kind: 'next', key: 'age' });
    expect(answerSurvey('age', 'yes')).toEqual({ kind: 'next', key: 'mileage' });
    expect(answerSurvey('mileage', 'no')).toEqual({ kind: 'next', key: 'agreement' });
  });

  it.each([
    ['use', 'yes'],
    ['kind', 'yes'],
    ['repair', 'yes'],
    ['age', 'no'],
    ['mileage', 'yes'],
    ['agreement', 'no'],
  ] as const)('ends where %s is answered %s, and only there [SURVEY-008]', (key, answer) => {
    expect(answerSurvey(key, answer)).toEqual({ kind: 'ended' });
    expect(answerSurvey(key, goesOn[key]).kind).not.toBe('ended');
  });

  it('is completed by the final agreement, which is the consent [SURVEY-009]', () => {
    const outcomes = surveySteps.map(({ key }) => answerSurvey(key, goesOn[key]).kind);
    expect(outcomes).toEqual(['next', 'next', 'next', 'next', 'next', 'completed']);
  });

  it.each([
    ['2021-11-20', 60, { kind: 'ended' }],
    ['2021-10-20', 61, { kind: 'next', key: 'mileage' }],
    ['2018-11-20', 96, { kind: 'next', key: 'mileage' }],
    ['2018-10-20', 97, { kind: 'ended' }],
  ] as const)(
    'takes the answer about the age from a first registration on %s, %i months ago [SURVEY-005, SURVEY-008]',
    (registered, _, outcome) => {
      const known = knownAnswers(plainDate(registered), plainDate('2026-11-20'));

      expect(answerSurvey('repair', 'no', known)).toEqual(outcome);
    },
  );

  it('asks for the age where no first registration is known [SURVEY-005]', () => {
    const known = knownAnswers(undefined, plainDate('2026-11-20'));

    expect(answerSurvey('repair', 'no', known)).toEqual({ kind: 'next', key: 'age' });
  });

  it('is asked of the insurance tier, or of all as the switch says', () => {
    expect([isSurveyed('assurance', 'insurance'), isSurveyed('assurance', 'plain')]).toEqual([
      true,
      false,
    ]);
    expect([isSurveyed('all', 'insurance'), isSurveyed('all', 'plain')]).toEqual([true, true]);
  });
});
