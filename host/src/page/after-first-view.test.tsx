import { firstViewIsOver } from '@shared/page/first-view/over';
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

describe("the app's code", () => {
  it('begins at once where the page has no first view, or it is over already', () => {
    firstViewIsOver();
    afterFirstView(goOn);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('begins once, a task after the frame in which the first view is painted', () => {
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

  it('does not wait long for a first view whose data does not come, nor where no frame is painted', () => {
    afterFirstView(goOn);
    jest.advanceTimersByTime(299);
    expect(goOn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});
