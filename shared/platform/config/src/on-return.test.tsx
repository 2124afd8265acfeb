import { onReturn } from './on-return';

const see = (visibilityState: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
afterEach(() => see('visible'));

const page = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe('onReturn', () => {
  it.each([
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange')), 1],
    ['the page gets the focus', () => window.dispatchEvent(new Event('focus')), 1],
    ['the network returns', () => window.dispatchEvent(new Event('online')), 1],
    ['the page leaves the back-forward cache', () => window.dispatchEvent(page(true)), 1],
    ['the page is loaded', () => window.dispatchEvent(page(false)), 0],
  ])('when %s, calls the listener %#', (_, happen, times) => {
    const listener = jest.fn();
    const stop = onReturn(listener);

    happen();
    see('hidden');
    happen();
    see('visible');
    stop();
    happen();

    expect(listener).toHaveBeenCalledTimes(times);
  });
});
