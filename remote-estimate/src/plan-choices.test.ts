import { membershipOf } from './plan-choices';

const plans = [
  { code: '0', name: '선택 안 함' },
  { code: '1', name: 'ServiceCare+ Standard' },
  { code: '2', name: 'ServiceCare+ Premium' },
];
const held = (name: string, state = 'active', vin = 'V1') => ({ vin, state, name });

describe('plan of a membership', () => {
  it.each([
    ['its plan when it is active', [held('PREMIUM')], { name: 'PREMIUM', planCode: '2' }],
    ['no plan before it begins', [held('PREMIUM', 'pending')], { name: 'PREMIUM', planCode: '0' }],
    [
      'no plan when none is named alike',
      [held('POWER TRAIN')],
      { name: 'POWER TRAIN', planCode: '0' },
    ],
    [
      'the plan that can be used today when there are several',
      [held('POWER TRAIN'), held('PREMIUM', 'pending'), held('STANDARD')],
      { name: 'STANDARD', planCode: '1' },
    ],
    ['nothing when it is of another car', [held('PREMIUM', 'active', 'V2')], undefined],
  ])('is %s [EST-008]', (_, memberships, expected) => {
    expect(membershipOf(memberships, 'V1', plans)).toEqual(expected);
  });

  it('is no plan when the list of plans cannot be read [EST-008, A-82]', () => {
    expect(membershipOf([held('PREMIUM')], 'V1', undefined)?.planCode).toBe('0');
  });
});
