import { readOutcomes, writeOutcomes } from './outcomes';

describe('outcomes chosen in advance', () => {
  it('are asked of a person unless something else is told', () => {
    expect(readOutcomes()).toEqual({ card: 'ask', identity: 'ask', photo: 'ask' });
    expect(readOutcomes('card:explode.weather:rain.photo')).toEqual(readOutcomes(''));
  });

  it('are written as they are read', () => {
    const outcomes = { card: 'failure', identity: 'ask', photo: 'killed' } as const;

    expect(writeOutcomes(outcomes)).toBe('card:failure.photo:killed');
    expect(readOutcomes('card:failure.photo:killed')).toEqual(outcomes);
  });
});
