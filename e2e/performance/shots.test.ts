import { picturesAt } from './shots';

describe('a filmstrip', () => {
  it('shows at each moment the newest frame that was painted by then, and none of the page before', () => {
    const shots = [
      { at: 900, picture: 'before' },
      { at: 1050, picture: 'outline' },
      { at: 1120, picture: 'first view' },
      { at: 1190, picture: 'prices' },
    ];
    expect(picturesAt(shots, { begun: 1000, until: 300, every: 100 })).toEqual([
      '',
      'outline',
      'prices',
      'prices',
    ]);
  });
});
