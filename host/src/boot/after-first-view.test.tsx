import { firstViewIsOver } from '@shared/prerender/over';
import { afterFirstView } from './after-first-view';

const { dataset } = document.documentElement;
const goOn = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  goOn.mockClear();
  dataset['awaits'] = '';
});
afterEach(() => {
  jest.useRealTimers();
  delete dataset['awaits'];
});

describe('afterFirstView', () => {
  it('continues at once when the page has no prerender or the prerender has ended', () => {
    firstViewIsOver();
    afterFirstView(goOn);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('continues once, in a task after the frame that paints the prerendered page', () => {
    afterFirstView(goOn);
    firstViewIsOver();
    expect(goOn).not.toHaveBeenCalled();

    jest.advanceTimersToNextFrame();
    expect(goOn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(goOn).toHaveBeenCalledTimes(1);

    firstViewIsOver();
    jest.runAllTimers();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('continues after 300 ms when the data does not arrive or no frame is painted', () => {
    afterFirstView(goOn);
    jest.advanceTimersByTime(299);
    expect(goOn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});
