import { type Tier, takesAge } from './tier';

export type SurveyAnswer = 'yes' | 'no';

/** `endsOn` is the answer that ends the survey. */
type SurveyStep = { key: string; endsOn: SurveyAnswer };

/** Five questions and a final agreement in their order. Source: SURVEY-001…008, CONST-008, 011; A-21. */
export const surveySteps = [
  { key: 'use', endsOn: 'yes' },
  { key: 'kind', endsOn: 'yes' },
  { key: 'repair', endsOn: 'yes' },
  { key: 'age', endsOn: 'no' },
  { key: 'mileage', endsOn: 'yes' },
  { key: 'agreement', endsOn: 'no' },
] as const satisfies readonly SurveyStep[];

export type SurveyKey = (typeof surveySteps)[number]['key'];

/** `ended`: the vehicle cannot be subscribed. `completed`: the customer agreed to insurance_survey. */
export type SurveyOutcome =
  | { kind: 'ended' }
  | { kind: 'next'; key: SurveyKey }
  | { kind: 'completed' };

/**
 * Returns what an answer leads to: the end of the survey or the next question. A known `age` in months (`ageInMonths`)
 * that POWER TRAIN does not take ends the survey at the question about the age, whatever the answer says.
 * Example: `answerSurvey('age', 'yes', 97)` is `{ kind: 'ended' }`. Source: SURVEY-005, 008, 009; A-89.
 */
export function answerSurvey(key: SurveyKey, answer: SurveyAnswer, age?: number): SurveyOutcome {
  const index = surveySteps.findIndex((step) => step.key === key);
  if (surveySteps[index]?.endsOn === answer) return { kind: 'ended' };
  if (key === 'age' && age !== undefined && !takesAge('POWER TRAIN', age)) return { kind: 'ended' };
  const next = surveySteps[index + 1];
  return next ? { kind: 'next', key: next.key } : { kind: 'completed' };
}

/** Returns whether an application needs the survey. Source: A-21. */
export const isSurveyed = (scope: 'assurance' | 'all', tier: Tier): boolean =>
  scope === 'all' || tier === 'insurance';
