import { picturesAt } from './shots';

describe('filmstrip', () => {
  it('shows at each moment the newest painted frame, but no frame of the previous page', () => {
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
