import { workDone } from '@shared/ui/testing/work-done';
import { blockBackIn } from './back-block';

let arrived: () => void = () => undefined;
window.addEventListener('popstate', () => arrived(), { capture: true });

const back = blockBackIn(window);
const heardByRouter = jest.fn();
window.addEventListener('popstate', heardByRouter);

/** The browser moves later, and reports each move with one popstate. */
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

afterEach(() => back.release());

describe('Back while a popup is open', () => {
  it('leaves the page as it is, twenty times over, and adds at most one history entry [SHELL-014]', async () => {
    visit('/a', '/b');
    const before = history.length;
    back.block();

    for (let times = 0; times < 20; times += 1) await afterBack();

    expect(place()).toBe('/b');
    expect(history.length).toBeLessThanOrEqual(before + 1);
    expect(heardByRouter).not.toHaveBeenCalled();
  });

  it('does not leave the app from the first page of a visit [SHELL-014]', async () => {
    visit('/elsewhere', '/a');
    history.replaceState({ idx: 0, key: 'first' }, '', '/a');
    const before = history.length;
    back.block();

    for (let times = 0; times < 20; times += 1) await afterBack();

    expect(place()).toBe('/a');
    expect(history.length).toBeLessThanOrEqual(before + 1);
    expect(heardByRouter).not.toHaveBeenCalled();
  });

  it('takes Forward back as well, without another entry', async () => {
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

  it('keeps what the router wrote into the entry [SHELL-014]', async () => {
    visit('/a', '/b');
    back.block();

    await afterBack();

    expect(history.state).toEqual({ idx: 1, key: '/b' });
  });

  it('keeps the page the router went to under the popup', async () => {
    visit('/a', '/b');
    back.block();
    history.pushState({ idx: 2, key: '/c' }, '', '/c');
    back.noteEntry();

    await afterBack();

    expect(place()).toBe('/c');
  });
});

describe('Back after the popup was closed', () => {
  it('goes to the page before, once [SHELL-014]', async () => {
    visit('/a', '/b');
    back.block();
    await afterBack();
    await back.release();

    await afterBack();

    expect(place()).toBe('/a');
    expect(heardByRouter).toHaveBeenCalledTimes(1);
  });

  it('leaves the first page at once: the entry that was added is gone [SHELL-014]', async () => {
    visit('/elsewhere', '/a');
    history.replaceState({ idx: 0, key: 'first' }, '', '/a');
    back.block();
    await back.release();
    expect(history.state).toEqual({ idx: 0, key: 'first' });
    expect(heardByRouter).not.toHaveBeenCalled();

    await afterBack();

    expect(place()).toBe('/elsewhere');
    expect(heardByRouter).toHaveBeenCalledTimes(1);
  });

  it('is blocked again by the next popup, also when that opens before the first has gone', async () => {
    visit('/elsewhere', '/a');
    history.replaceState({ idx: 0, key: 'first' }, '', '/a');
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

  it('goes to the page before also when it was left by the router under the popup', async () => {
    visit('/elsewhere', '/a');
    history.replaceState({ idx: 0, key: 'first' }, '', '/a');
    back.block();
    history.pushState({ idx: 1, key: '/b' }, '', '/b');
    back.noteEntry();
    await back.release();

    await afterBack();
    await workDone();

    expect(place()).toBe('/a');
    expect(history.state).toEqual({ idx: 0, key: 'first' });
  });
});
