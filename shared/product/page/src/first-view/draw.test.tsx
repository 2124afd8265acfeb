import { addressOf, api } from '@shared/api/address';
import { aheadName, packagesCall } from '@shared/api/start-calls';
import { NOON } from '@shared/domain/testing/noon';
import { FIRST_VIEW_OVER } from '@shared/prerender/over';
import { drawFirstView } from './draw';
import type { Fill } from './known';

const { path, query } = packagesCall('2026-11-20');
const asked = aheadName('GET', addressOf(path, query));
const template = { page: 'SubscGuide', markup: '<h1>{{price}}</h1>' };
const fill: Fill<'price'> = ({ answer }) => {
  const { price } = Object(answer('/pkgs'));
  return price && { price: String(price) };
};
const answers = (body: string, { status = 200, date = new Date(NOON).toUTCString() } = {}) => {
  window.__early = { [asked]: Promise.resolve({ status, body, date }) };
};
/** Waits until every response has been processed. */
const settled = () => new Promise((done) => setTimeout(done));
const draw = (own: Partial<Parameters<typeof drawFirstView>[0]> = {}) => {
  drawFirstView({ ...template, fill, ...own });
  return settled();
};
const drawn = () => document.querySelector('main[data-first]')?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout'] });
  document.documentElement.dataset['page'] = 'SubscGuide';
  document.body.innerHTML =
    '<div id="root"><div class="shell" aria-busy="true"><div class="shell-main"></div></div></div>';
});
afterEach(() => {
  jest.useRealTimers();
  delete window.__early;
  delete window.__visitor;
});

describe('drawFirstView', () => {
  it('replaces the skeleton when its data arrives, and leaves the data to the API client', async () => {
    answers('{"price":"9원"}');
    await draw();

    expect(drawn()).toBe('9원');
    expect(document.querySelector('.shell[aria-busy], .shell-main:not([data-first])')).toBeNull();
    expect(window.__early).toHaveProperty([asked]);
  });

  it('finds a response by its call as well as by its path', async () => {
    answers('{"price":"9원"}');
    await draw({
      fill: ({ answer }) => {
        const { price } = Object(answer(packagesCall('2026-11-20')));
        const other = answer(packagesCall('2026-11-21'));
        return price && other === undefined ? { price } : undefined;
      },
    });

    expect(drawn()).toBe('9원');
  });

  it.each([
    ['has drawn an answer', '{"price":"9원"}', {}, '9원'],
    ['keeps the skeleton after a refusal', '{"price":"9원"}', { status: 500 }, undefined],
    [
      'keeps the skeleton on a day that is not the device’s',
      '{"price":"9원"}',
      { date: 'Fri, 20 Nov 2026 15:00:00 GMT' },
      undefined,
    ],
    ['keeps the skeleton after an invalid date', '{"price":"9원"}', { date: 'soon' }, undefined],
    ['keeps the skeleton after an answer that is not JSON', '<html>', {}, undefined],
    ['keeps the skeleton after an answer of another shape', '[]', {}, undefined],
  ])('%s, and reports the end once', async (_, body, how, text) => {
    const told = jest.fn();
    document.addEventListener(FIRST_VIEW_OVER, told, { once: true });
    document.documentElement.dataset['awaits'] = '';
    answers(body, how);
    drawFirstView({ ...template, fill });
    expect(told).not.toHaveBeenCalled();
    await settled();

    expect(drawn()).toBe(text);
    expect(document.querySelector('.shell-main')).not.toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset['awaits']).toBeUndefined();
  });

  it('draws the tab of a press at once, unless the customer has typed something', async () => {
    answers('{"price":"9원"}');
    const tab = '<button role="tab" data-query="group={{group}}">{{price}}</button><input/>';
    await draw({
      markup: tab,
      fill: ({ answer, query }) =>
        answer('/pkgs') ? { price: query.get('tier') ?? '9원', group: 'A&tier=B' } : undefined,
    });
    const press = () => document.querySelector('button')?.click();
    const type = (value: string) => Object.assign(document.querySelector('input') ?? {}, { value });
    type('2020');
    press();
    expect(drawn()).toBe('9원');

    type('');
    press();
    expect(drawn()).toBe('B');
    history.replaceState(null, '', '/');
  });

  it('changes nothing on another page or on a page that shows a failure', async () => {
    answers('{"price":"9원"}');
    document.documentElement.dataset['page'] = 'Subsc';
    await draw();
    expect(drawn()).toBeUndefined();

    document.documentElement.dataset['page'] = 'SubscGuide';
    document.querySelector('.shell-main')?.setAttribute('role', 'alert');
    await draw();
    expect(drawn()).toBeUndefined();
  });

  it('sends the requests that a response makes possible once, as the signed-in customer', async () => {
    const sent = jest.fn((_url: string, _init: RequestInit) =>
      Promise.resolve({ status: 200, headers: new Headers(), text: async () => '{}' }),
    );
    window.fetch = sent as unknown as typeof fetch;
    window.__visitor = { inApp: true, known: { user: { id: 'U1' }, token: 'T1' } };
    answers('{"price":"9원"}');
    const call = { method: 'GET', path: api`/subscs/${'S1'}` };
    await draw({ next: ({ answer }) => (answer('/pkgs') ? [call] : []) });

    expect(sent).toHaveBeenCalledTimes(1);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1App/subscs/S1');
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer T1' });
    expect(window.__early).toHaveProperty([aheadName('GET', '/api/v1App/subscs/S1')]);
  });

  it('does not report the end while a response is pending', async () => {
    const told = jest.fn();
    document.addEventListener(FIRST_VIEW_OVER, told, { once: true });
    window.__early = { [asked]: new Promise(() => undefined) };
    await draw();

    expect(told).not.toHaveBeenCalled();
    document.removeEventListener(FIRST_VIEW_OVER, told);
  });

  it('makes a bar scroll with the page when it covers more than a third of the window [SHELL-020]', async () => {
    let resized: ResizeObserverCallback | undefined;
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resized = callback;
      return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
    });
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    answers('{"price":"9원"}');
    await draw({ markup: '<div data-bottom-bar="">{{price}}</div>' });

    const entry = { borderBoxSize: [{ blockSize: 267, inlineSize: 320 }] } as unknown;
    resized?.([entry as ResizeObserverEntry], {} as ResizeObserver);

    expect(document.querySelector('[data-bottom-bar]')?.hasAttribute('data-tall')).toBe(true);
  });
});
