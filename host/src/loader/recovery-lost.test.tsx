import type { RouteName } from '@shared/routes/routes';
import { aPage, asked, chunks, fails, load, starts } from '../../testing/fake-remotes';

let loader: typeof import('./screens');
const nameOf = async (name: RouteName, attempt?: number) =>
  (await loader.loadScreen(name, attempt)).displayName;

beforeEach(async () => {
  sessionStorage.clear();
  starts.clear();
  chunks.clear();
  asked.length = 0;
  jest.resetModules();
  jest.doMock('./page-data', () => ({ page: aPage() }));
  jest.doMock('./first-remote', () => ({ loadFirst: load }));
  jest.doMock('./federation', () => ({ loadExposed: load }));
  loader = await import('./screens');
});

describe('the file that mends failures does not come either', () => {
  const lost = () => {
    throw new Error('Loading chunk src_loader_recovery_ts failed.');
  };
  beforeEach(() => void jest.doMock('./recovery', lost));
  afterEach(() => void jest.dontMock('./recovery'));

  /** It arrives with the next request. */
  const arrives = () => void jest.dontMock('./recovery');

  it('throws what went wrong first, and the retry asks for all of it anew', async () => {
    starts.set('apply@2', () => fails());
    await expect(nameOf('SubscGuide')).rejects.toThrow('did not arrive');

    await expect(nameOf('SubscGuide', 1)).rejects.toThrow('did not arrive');
    expect(asked).toEqual(['apply@2', 'apply@2']);

    arrives();
    expect(await nameOf('SubscGuide', 2)).toBe('SubscGuide 1');
  });

  it('says the same of a page that does not come out of a remote that started', async () => {
    chunks.set('estimate@2 Estimate', () => fails());
    await expect(nameOf('Estimate')).rejects.toThrow('did not arrive');

    chunks.clear();
    expect(await nameOf('Estimate', 1)).toBe('Estimate 2');
  });

  it('shows the failure card for a page that breaks while it renders; no error reaches the window', async () => {
    const thrown = jest.fn();
    process.on('unhandledRejection', thrown);
    await nameOf('SubscGuide');
    loader.screenBroke('SubscGuide');
    await new Promise((done) => setTimeout(done, 0)); // rejections nobody took are told after a turn
    process.off('unhandledRejection', thrown);

    expect(thrown).not.toHaveBeenCalled();
    expect(await nameOf('SubscGuide', 1)).toBe('SubscGuide 2');
  });
});
