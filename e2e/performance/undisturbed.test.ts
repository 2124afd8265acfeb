import { processorTimeIn } from './undisturbed';

describe('the time of the processors', () => {
  it('is what this machine wanted, and what of it others were given', () => {
    const stat = 'cpu  100 10 30 5000 7 3 2 40 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';

    expect(processorTimeIn(stat)).toEqual({ wanted: 185, taken: 40 });
  });

  it('is nothing where nothing is told', () => {
    expect(processorTimeIn('')).toEqual({ wanted: 0, taken: 0 });
  });
});
