import { processorTimeIn } from './steal-time';

describe('processor time', () => {
  it('includes the time that this machine wanted and the part that others got', () => {
    const stat = 'cpu  100 10 30 5000 7 3 2 40 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';

    expect(processorTimeIn(stat)).toEqual({ wanted: 185, taken: 40 });
  });

  it('is zero when the system reports none', () => {
    expect(processorTimeIn('')).toEqual({ wanted: 0, taken: 0 });
  });
});
