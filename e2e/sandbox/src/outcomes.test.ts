import { readOutcomes, writeOutcomes } from './outcomes';

describe('outcomes chosen in advance', () => {
  it('are selected by a person by default', () => {
    expect(readOutcomes()).toMatchObject({ card: 'ask', identity: 'ask', photo: 'ask' });
    expect(readOutcomes()).toMatchObject({ insets: 'none', font: 'normal', keyboard: 'none' });
    expect(readOutcomes('card:explode.weather:rain.photo')).toEqual(readOutcomes(''));
  });

  it('are written as they are read', () => {
    const outcomes = {
      ...readOutcomes(),
      card: 'failure',
      photo: 'killed',
      savePdf: '5s',
    } as const;

    expect(writeOutcomes(outcomes)).toBe('card:failure.photo:killed.savePdf:5s');
    expect(readOutcomes('card:failure.photo:killed.savePdf:5s')).toEqual(outcomes);
  });
});
