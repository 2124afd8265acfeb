import type { FirstView } from '@shared/page/first-view/first-view';

const settled = () => new Promise((done) => setTimeout(done));
const drawn = () => document.querySelector('main[data-first]')?.textContent;
const view = (words: string): FirstView => ({
  page: 'TermInfo',
  markup: `<h1>${words}</h1>`,
  fill: () => ({}),
});
/** As a remote's script does it, whether or not anything draws yet. */
const handOver = (one: FirstView) => {
  window.__firstViews ??= [];
  window.__firstViews.push(one);
};
/** The page has been read to its end. */
const read = () => jest.isolateModulesAsync(async () => void (await import('./drawer')));

beforeEach(() => {
  document.documentElement.dataset['page'] = 'TermInfo';
  document.body.innerHTML =
    '<div id="root"><div class="shell"><div class="shell-main"></div></div></div>';
});
afterEach(() => {
  delete window.__firstViews;
});

describe('a first view', () => {
  it('whose script is here before the page has been read is drawn when it has', async () => {
    handOver(view('약관'));
    await settled();
    expect(drawn()).toBeUndefined();

    await read();
    await settled();

    expect(drawn()).toBe('약관');
  });

  it('whose script comes after that is drawn at once', async () => {
    await read();
    handOver(view('약관'));
    await settled();

    expect(drawn()).toBe('약관');
  });

  it('of another page than the one that stands there is not drawn', async () => {
    await read();
    handOver({ ...view('홈'), page: 'SubscGuide' });
    await settled();

    expect(drawn()).toBeUndefined();
  });
});
