import { aPage } from '../../testing/fake-remotes';
import { askWhetherLive } from './kept-page';

const page = { ...aPage(), seq: 7 };
const reload = jest.fn();
const fetched = jest.fn();
const outline = '<div id="root"><div class="shell"></div></div>';

/** How the browser came by the page. */
const cameBy = (navigation: object) =>
  Object.assign(performance, { getEntriesByType: () => [navigation] });
const answers = (body: object, ok = true) =>
  fetched.mockImplementation(async () => ({ ok, json: async () => body }));

beforeEach(() => {
  reload.mockClear();
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  document.body.innerHTML = outline;
  cameBy({ transferSize: 0, type: 'navigate', deliveryType: 'cache' });
  answers({ seq: 8 });
});

describe('a page that the browser has kept', () => {
  it('is loaded anew where its channel has changed since', async () => {
    await askWhetherLive(page, reload);
    expect(fetched.mock.calls).toEqual([['/app/live.json', { cache: 'no-store' }]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => unknown]>([
    ['is still the last one', () => answers({ seq: 7 })],
    ['hears of no number', () => answers({ seq: 'x' })],
    ['hears nothing', () => answers({}, false)],
    ['is offline', () => fetched.mockRejectedValue(new TypeError('offline'))],
    ['has become the app', () => Object.assign(document.body, { innerHTML: '<div id="root"/>' })],
  ])('stays where it %s', async (_, set) => {
    set();
    await askWhetherLive(page, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown'])('stays where somebody is at it (%s)', async (touch) => {
    const asked = askWhetherLive(page, reload);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    await asked;
    expect(reload).not.toHaveBeenCalled();
  });
});

it('asks, too, where an engine does not tell a page out of its cache from one that was found to be the same', async () => {
  cameBy({ transferSize: 300, type: 'navigate' });
  await askWhetherLive(page, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['was fetched', { transferSize: 14_000, type: 'navigate' }],
  ['was found to be the same', { transferSize: 300, type: 'navigate', deliveryType: '' }],
  ['was just loaded anew', { transferSize: 0, type: 'reload' }],
])('a page that %s asks for nothing', async (_, navigation) => {
  cameBy(navigation);
  await askWhetherLive(page, reload);
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
