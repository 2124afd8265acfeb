import { afterPlateCheck } from './plate-check';

describe('afterPlateCheck', () => {
  it('shows the sentence of the server for a conflict in every tier [VALID-025]', () => {
    const refused = { kind: 'refused', said: 'already in service' };
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'insurance', surveyScope: 'all' }),
    ).toEqual(refused);
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'plain', surveyScope: 'assurance' }),
    ).toEqual(refused);
  });

  it('opens the survey for a free plate if there is one, otherwise continues', () => {
    const free = { said: undefined, surveyScope: 'assurance' } as const;
    expect(afterPlateCheck({ ...free, tier: 'insurance' })).toEqual({ kind: 'survey' });
    expect(afterPlateCheck({ ...free, tier: 'plain' })).toEqual({ kind: 'continue' });
    expect(afterPlateCheck({ ...free, tier: 'plain', surveyScope: 'all' })).toEqual({
      kind: 'survey',
    });
  });
});
