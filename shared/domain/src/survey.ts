import { type PlainDate, wholeMonths } from './calendar';
import { powerTrain, type Tier } from './tier';

export type SurveyAnswer = 'yes' | 'no';

/** A question asks about everything in `about`; `endsOn` is the answer that ends the survey. */
type SurveyStep = { key: string; about: readonly string[]; endsOn: SurveyAnswer };

/** Five questions and a final agreement, in the order asked. Source: SURVEY-001…008, CONST-008, 011; A-21. */
export const surveySteps = [
  { key: 'use', about: ['rental', 'commercial', 'group'], endsOn: 'yes' },
  {
    key: 'kind',
    about: [
      'z-series',
      'm',
      'electric',
      'modified',
      'racing',
      'test-drive',
      'value-over-limit',
      'load-over-limit',
    ],
    endsOn: 'yes',
  },
  { key: 'repair', about: ['repaired-outside-official-centre'], endsOn: 'yes' },
  { key: 'age', about: ['age-within-limits'], endsOn: 'no' },
  { key: 'mileage', about: ['mileage-over-limit'], endsOn: 'yes' },
  { key: 'agreement', about: ['false-answers-void-the-warranty'], endsOn: 'no' },
] as const satisfies readonly SurveyStep[];

export type SurveyKey = (typeof surveySteps)[number]['key'];

/** `ended`: the vehicle cannot be subscribed. `completed`: insurance_survey is agreed to. */
export type SurveyOutcome =
  | { kind: 'ended' }
  | { kind: 'next'; key: SurveyKey }
  | { kind: 'completed' };

/** What need not be asked because it is known. */
export type KnownAnswers = { readonly [Key in SurveyKey]?: SurveyAnswer };

/** The first registration answers the question about the age. Source: SURVEY-005, CONST-014, A-21. */
export function knownAnswers(registeredOn: PlainDate | undefined, today: PlainDate): KnownAnswers {
  if (registeredOn === undefined) return {};
  const months = wholeMonths(registeredOn, today);
  return { age: months > powerTrain.ageAbove && months <= powerTrain.ageUpTo ? 'yes' : 'no' };
}

/** Every answer ends the survey or moves on; a known one counts as given. Source: SURVEY-008, 009. */
export function answerSurvey(
  key: SurveyKey,
  answer: SurveyAnswer,
  known: KnownAnswers = {},
): SurveyOutcome {
  const index = surveySteps.findIndex((step) => step.key === key);
  if (surveySteps[index]?.endsOn === answer) return { kind: 'ended' };
  const next = surveySteps[index + 1];
  if (!next) return { kind: 'completed' };
  const given = known[next.key];
  return given ? answerSurvey(next.key, given, known) : { kind: 'next', key: next.key };
}

/** Which applications are asked at all. Source: A-21. */
export const isSurveyed = (scope: 'assurance' | 'all', tier: Tier): boolean =>
  scope === 'all' || tier === 'insurance';
