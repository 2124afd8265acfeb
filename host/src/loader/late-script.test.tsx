import {
  aPage,
  chunks,
  fails,
  repairRemotes,
  serveRemotes,
  starts,
} from '../../testing/fake-remotes';

type Loader = typeof import('./screens');
let { loadScreen, prefetchScreen } = {} as Loader;

beforeAll(async () => {
  jest.doMock('./page-data', () => ({ page: aPage() }));
  jest.doMock('./provided', () => ({ provided: {} }));
  serveRemotes();
  ({ loadScreen, prefetchScreen } = await import('./screens'));
});
beforeEach(() => {
  repairRemotes();
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

/** Adds the stylesheets of a version as its build does: one is the same in both versions. */
function addStyles(remote: string, version: string): void {
  for (const file of ['both.css', `only-${version}.css`]) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = globalThis.__careStyleUrl(`/${remote}/${version}/${file}`);
    document.head.append(link);
  }
}
const styles = () =>
  [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);

describe('a version that was replaced', () => {
  it('loses its styles unless both versions have them', async () => {
    await prefetchScreen('GuideTotal');
    addStyles('guides', '2');
    addStyles('mypage', '2');
    chunks.set('guides@2 GuideWarranty', () => fails());
    const shown = loadScreen('GuideWarranty');
    await jest.advanceTimersByTimeAsync(1000);
    await shown;

    expect(styles()).toEqual(['/guides/0/both.css', '/mypage/0/both.css', '/mypage/0/only-2.css']);
  });

  it('adds no stylesheet by a late script to the page of the fallback version [PLAT-002]', async () => {
    let arrive = () => {};
    const late = new Promise<void>((done) => (arrive = done)).then(() => addStyles('apply', '2'));
    chunks.set('apply@2 SubscGuide', () => late.then(fails));
    chunks.set('apply@1 SubscGuide', async () => {
      addStyles('apply', '1');
      return () => null;
    });
    const shown = loadScreen('SubscGuide');
    await jest.advanceTimersByTimeAsync(4500);
    await shown;
    arrive();
    await late.catch(() => undefined);

    expect(styles()).toEqual(['/apply/0/both.css', '/apply/0/only-1.css']);
  });

  it('adds its styles again when a retry brings its version back', async () => {
    starts.set('mypage@2', () => fails());
    starts.set('mypage@1', () => fails());
    const failed = expect(loadScreen('Subsc')).rejects.toThrow('Failed to load script');
    await jest.advanceTimersByTimeAsync(1000);
    await failed;
    expect(() => addStyles('mypage', '2')).toThrow('replaced');

    starts.delete('mypage@2');
    await loadScreen('Subsc', 1);
    addStyles('mypage', '2');
    expect(() => addStyles('mypage', '1')).toThrow('replaced');
  });
});
