import { afterPlateCheck } from './plate-check';

describe('after the plate check', () => {
  it('a conflict is told in the words of the server, in every tier [VALID-025]', () => {
    const refused = { kind: 'refused', said: 'already in service' };
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'insurance', surveyScope: 'all' }),
    ).toEqual(refused);
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'plain', surveyScope: 'assurance' }),
    ).toEqual(refused);
  });

  it('a free plate opens the survey where there is one, else goes on', () => {
    const free = { said: undefined, surveyScope: 'assurance' } as const;
    expect(afterPlateCheck({ ...free, tier: 'insurance' })).toEqual({ kind: 'survey' });
    expect(afterPlateCheck({ ...free, tier: 'plain' })).toEqual({ kind: 'continue' });
    expect(afterPlateCheck({ ...free, tier: 'plain', surveyScope: 'all' })).toEqual({
      kind: 'survey',
    });
  });
});
