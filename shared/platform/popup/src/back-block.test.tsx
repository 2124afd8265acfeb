import { workDone } from '@shared/ui/testing/work-done';
import { blockBackIn } from './back-block';

let arrived: () => void = () => undefined;
window.addEventListener('popstate', () => arrived(), { capture: true });

const back = blockBackIn(window);
const heardByRouter = jest.fn();
window.addEventListener('popstate', heardByRouter);

/** The browser moves asynchronously and reports each move with one popstate event. */
const afterMoving = (move: () => void) =>
  new Promise<void>((resolve) => {
    arrived = resolve;
    move();
  });
const afterBack = () => afterMoving(() => history.back());

const place = () => location.pathname;

/** A visit as the router writes it: /a is its first page, /b the second. */
function visit(...paths: string[]) {
  history.pushState({ idx: 0, key: 'first' }, '', paths[0]);
  for (const [index, path] of paths.slice(1).entries()) {
    history.pushState({ idx: index + 1, key: path }, '', path);
  }
  heardByRouter.mockClear();
}

/** The first page of a visit, which came from elsewhere. */
function firstPage() {
  visit('/elsewhere', '/a');
  history.replaceState({ idx: 0, key: 'first' }, '', '/a');
}

afterEach(() => back.release());

describe('Back while a popup is open', () => {
  it.each([
    ['keeps the page', () => visit('/a', '/b'), '/b'],
    ['does not leave the app on the first page of a visit', firstPage, '/a'],
  ])('%s twenty times, with at most one more history entry [SHELL-014]', async (_, open, at) => {
    open();
    const before = history.length;
    back.block();

    for (let times = 0; times < 20; times += 1) await afterBack();

    expect(place()).toBe(at);
    expect(history.length).toBeLessThanOrEqual(before + 1);
    expect(heardByRouter).not.toHaveBeenCalled();
  });

  it('also undoes Forward without another entry', async () => {
    visit('/a', '/b', '/c');
    await afterBack();
    heardByRouter.mockClear();
    const before = history.length;
    back.block();

    await afterMoving(() => history.forward());
    await afterMoving(() => undefined);

    expect(place()).toBe('/b');
    expect(history.length).toBe(before);
    expect(heardByRouter).not.toHaveBeenCalled();
  });
});

describe('Back after the popup is closed', () => {
  it("goes to the previous page once, because the router's state is kept [SHELL-014]", async () => {
    visit('/a', '/b');
    back.block();
    await afterBack();
    expect(history.state).toEqual({ idx: 1, key: '/b' });
    await back.release();

    await afterBack();

    expect(place()).toBe('/a');
    expect(heardByRouter).toHaveBeenCalledTimes(1);
  });

  it('leaves the first page at once, because the extra entry is removed [SHELL-014]', async () => {
    firstPage();
    back.block();
    await back.release();
    expect(history.state).toEqual({ idx: 0, key: 'first' });
    expect(heardByRouter).not.toHaveBeenCalled();

    await afterBack();

    expect(place()).toBe('/elsewhere');
    expect(heardByRouter).toHaveBeenCalledTimes(1);
  });

  it('is blocked by the next popup, also when it opens before the first has closed', async () => {
    firstPage();
    back.block();
    const released = back.release();
    back.block();
    await released;
    expect(history.state).toEqual({ idx: 0, key: 'first', popupGuard: true });

    await afterBack();
    expect(place()).toBe('/a');

    await back.release();
    await afterBack();
    expect(place()).toBe('/elsewhere');
  });

  it('goes to the previous page also when the router left it behind the popup', async () => {
    firstPage();
    back.block();
    history.pushState({ idx: 1, key: '/b' }, '', '/b');
    back.noteEntry();
    await back.release();

    await afterBack();
    await workDone();

    expect(place()).toBe('/a');
    expect(history.state).toEqual({ idx: 0, key: 'first' });
  });

  it('lets the app go to another page while a second popup is open', async () => {
    firstPage();
    back.block();
    history.pushState(null, '', '/home');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await back.release();

    expect(heardByRouter).toHaveBeenCalledTimes(1);
    expect(place()).toBe('/home');
  });
});
