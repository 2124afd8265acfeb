import type { FirstView } from '@shared/page/first-view/first-view';

const settled = () => new Promise((done) => setTimeout(done));
const drawn = () => document.querySelector('main[data-first]')?.textContent;
const view = (words: string): FirstView => ({
  page: 'TermInfo',
  markup: `<h1>${words}</h1>`,
  fill: () => ({}),
});
/** Passes a prerendered page as the script of a remote does, with or without the prerender runtime. */
const handOver = (one: FirstView) => {
  window.__firstViews ??= [];
  window.__firstViews.push(one);
};
/** Runs the prerender runtime, as at the end of the page. */
const read = () => jest.isolateModulesAsync(async () => void (await import('./drawer')));

beforeEach(() => {
  document.documentElement.dataset['page'] = 'TermInfo';
  document.body.innerHTML =
    '<div id="root"><div class="shell"><div class="shell-main"></div></div></div>';
});
afterEach(() => {
  delete window.__firstViews;
});

describe('prerender runtime', () => {
  it('draws a page whose script arrived earlier', async () => {
    handOver(view('약관'));
    await settled();
    expect(drawn()).toBeUndefined();

    await read();
    await settled();

    expect(drawn()).toBe('약관');
  });

  it('draws a page at once when its script arrives later', async () => {
    await read();
    handOver(view('약관'));
    await settled();

    expect(drawn()).toBe('약관');
  });
});
