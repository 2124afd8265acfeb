import { addDays, addMonths, type PlainDate, plainDate } from '@shared/domain/calendar';
import { answerSurvey } from '@shared/domain/survey';
import { ageInMonths } from '@shared/domain/vehicle-age';
import { powerTrain } from '../../testing/shop';
import { offerOf, refusalOf } from '../home/home-choice';
import { selectionProblem } from '../vehicle/vehicle-choice';

jest.mock('@shared/session', () => ({}));

const today = plainDate('2026-11-30');
const VIN = 'WBA00000000000001';
const packages = [powerTrain];

function homeTakes(registeredOn: PlainDate): boolean {
  const vehicle = {
    vin: VIN,
    plate: '',
    model: '',
    categoryId: 'C1',
    categoryTitle: '',
    isRegistered: true,
    registeredOn,
    modelYear: '',
    hasMembership: false,
  };
  const pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' } as const;
  const choice = { group: 'POWER TRAIN', packageId: 'PT', vin: VIN, pickedDay: undefined } as const;
  const offer = offerOf(choice, { packages, vehicles: [vehicle], today, pricing });
  return refusalOf(offer, false) === undefined;
}

const packageCheckTakes = (registeredOn: PlainDate): boolean =>
  selectionProblem(
    {
      vin: VIN,
      packageId: 'PT',
      categoryId: 'C1',
      registeredOn,
      plate: '',
      enrolledElsewhere: false,
      found: undefined,
    },
    { packages, subscriptions: [], vehicles: [], parentId: undefined, today },
  ) === undefined;

const surveyTakes = (registeredOn: PlainDate): boolean =>
  answerSurvey('age', 'yes', ageInMonths(today, registeredOn)).kind === 'next';

describe('age limit of POWER TRAIN', () => {
  it('is 200 months on home, in the package check and in the survey [SURVEY-005, HOME-011, VALID-020]', () => {
    const days = Array.from({ length: 200 }, (_, months) => addMonths(today, -months)).flatMap(
      (day) => [addDays(day, -1), day, addDays(day, 1)],
    );
    const possible = days.filter((day) => day <= today);

    const answers = possible.map((day) => [
      day,
      homeTakes(day),
      packageCheckTakes(day),
      surveyTakes(day),
    ]);
    const expected = possible.map((day) => {
      const age = ageInMonths(today, day);
      const isTaken = age >= 61 && age <= 96;
      return [day, isTaken, isTaken, isTaken];
    });
    expect(answers).toEqual(expected);
    expect(expected.filter(([, isTaken]) => isTaken).length).toBeGreaterThan(100);
  });
});
