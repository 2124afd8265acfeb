import { aPage } from '../../testing/fake-remotes';
import { askWhetherLive } from './kept-page';

const page = { ...aPage(), seq: 7 };
const reload = jest.fn();
const fetched = jest.fn();

/** Sets the navigation entry of the page. */
const cameBy = (navigation: object) =>
  Object.assign(performance, { getEntriesByType: () => [navigation] });
const answers = (body: object, ok = true) =>
  fetched.mockImplementation(async () => ({ ok, json: async () => body }));

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  cameBy({ transferSize: 0, type: 'navigate', deliveryType: 'cache' });
  answers({ seq: 8 });
});

describe('askWhetherLive', () => {
  it('reloads a cached page when its channel has changed since', async () => {
    await askWhetherLive(page, reload);
    expect(fetched.mock.calls).toEqual([['/app/live.json', { cache: 'no-store' }]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => unknown]>([
    ['it is still the current one', () => answers({ seq: 7 })],
    ['the answer has no number', () => answers({ seq: 'x' })],
    ['the server refuses', () => answers({}, false)],
    ['the browser is offline', () => fetched.mockRejectedValue(new TypeError('offline'))],
    ['React has rendered', () => Object.assign(document.body, { innerHTML: '<div id="root"/>' })],
  ])('keeps the page when %s', async (_, set) => {
    set();
    await askWhetherLive(page, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown'])('keeps the page after a %s', async (touch) => {
    const asked = askWhetherLive(page, reload);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    await asked;
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['checks a page whose browser does not say that it was cached', { transferSize: 300 }, 1],
  ['sends no request for a page that was fetched', { transferSize: 14_000 }, 0],
  ['sends no request for a page that was revalidated', { transferSize: 300, deliveryType: '' }, 0],
  ['sends no request for a page that was just reloaded', { transferSize: 0, type: 'reload' }, 0],
])('%s', async (_, navigation, times) => {
  cameBy({ type: 'navigate', ...navigation });
  await askWhetherLive(page, reload);
  expect(fetched).toHaveBeenCalledTimes(times);
  expect(reload).toHaveBeenCalledTimes(times);
});
