import type { RouteName } from '@shared/routes/routes';
import {
  asked,
  chunks,
  fails,
  hangs,
  newLoader,
  repairRemotes,
  serveRemotes,
  starts,
} from '../../testing/fake-remotes';

let loader: Awaited<ReturnType<typeof newLoader>>;
let takeReports: typeof import('./report').takeReports;

/** Opens a document in the same tab. */
async function open(...disabled: Parameters<typeof newLoader>): Promise<void> {
  loader = await newLoader(...disabled);
  ({ takeReports } = await import('./report'));
}

const nameOf = async (name: RouteName, attempt?: number) =>
  (await loader.loadScreen(name, attempt)).displayName;
const told = () =>
  takeReports().map(({ app, version, phase, outcome }) => `${app}@${version} ${phase} ${outcome}`);

beforeAll(serveRemotes);
beforeEach(async () => {
  repairRemotes();
  await open();
});

describe('a remote that starts', () => {
  it('starts once for all pages that ask, and gives each its own screen', async () => {
    const names = await Promise.all([
      nameOf('SubscGuide'),
      nameOf('SubscApplyTerm'),
      nameOf('SubscGuide'),
    ]);

    expect(names).toEqual(['SubscGuide 2', 'SubscApplyTerm 2', 'SubscGuide 2']);
    expect(asked).toEqual(['apply@2', 'apply@2 SubscGuide', 'apply@2 SubscApplyTerm']);
    expect(told()).toEqual(['apply@2 entry ok']);
  });
});

describe('a version that does not start', () => {
  it('is asked for once more when it failed fast: the net may have hiccupped', async () => {
    let tries = 0;
    starts.set('apply@2', () => (++tries === 1 ? fails() : Promise.resolve()));

    expect(await nameOf('SubscGuide')).toBe('SubscGuide 2');
    expect(told()).toEqual(['apply@2 entry retried']);
  });

  it('is replaced by its last known good, without another request of it, and is reported', async () => {
    starts.set('apply@2', () => fails());

    expect(await nameOf('SubscGuide')).toBe('SubscGuide 1');
    expect(await nameOf('SubscApplyTerm')).toBe('SubscApplyTerm 1');
    expect(asked.filter((key) => key === 'apply@2')).toHaveLength(2);
    expect(told()).toEqual(['apply@2 entry lkg', 'apply@1 entry ok']);
    expect(sessionStorage.getItem('care-quarantine')).toBe('["apply@2"]');
  });

  it('is replaced within 5 seconds when it hangs, without another request [PLAT-010]', async () => {
    jest.useFakeTimers();
    starts.set('apply@2', hangs);

    const name = nameOf('SubscGuide');
    await jest.advanceTimersByTimeAsync(4500);
    jest.useRealTimers();

    expect(await name).toBe('SubscGuide 1');
    expect(asked.filter((key) => key === 'apply@2')).toHaveLength(1);
  });

  it('fails with its fallback version, and a retry works when one of them is back', async () => {
    jest.useFakeTimers();
    starts.set('apply@2', () => fails());
    starts.set('apply@1', () => fails());
    const failed = expect(nameOf('SubscGuide')).rejects.toThrow('Failed to load script');
    await jest.advanceTimersByTimeAsync(1000);
    await failed;
    jest.useRealTimers();
    expect(told()).toEqual(['apply@2 entry lkg', 'apply@1 entry failed']);
    expect(asked).toEqual(['apply@2', 'apply@2', 'apply@1', 'apply@1', 'apply@1']);

    starts.delete('apply@2');
    expect(await nameOf('SubscGuide', 1)).toBe('SubscGuide 2');
    expect(sessionStorage.getItem('care-quarantine')).toBe('["apply@1"]');
  });
});

describe('a page that does not come out of a remote that started', () => {
  it('switches once when three pages fail at the same time', async () => {
    for (const page of ['SubscGuide', 'SubscApplyTerm', 'SubscApplyPkg'])
      chunks.set(`apply@2 ${page}`, () => fails());

    const names = await Promise.all([
      nameOf('SubscGuide'),
      nameOf('SubscApplyTerm'),
      nameOf('SubscApplyPkg'),
    ]);

    expect(names).toEqual(['SubscGuide 1', 'SubscApplyTerm 1', 'SubscApplyPkg 1']);
    expect(asked.filter((key) => key === 'apply@1')).toHaveLength(1);
    expect(told()).toEqual(['apply@2 entry ok', 'apply@2 chunk lkg', 'apply@1 entry ok']);
  });

  it('replaces a version that was shown only when the visitor presses retry on the card', async () => {
    await nameOf('SubscGuide');
    chunks.set('apply@2 SubscApplyTerm', () => fails());
    await expect(nameOf('SubscApplyTerm')).rejects.toThrow('did not arrive');
    expect(asked).not.toContain('apply@1');

    expect(await nameOf('SubscApplyTerm', 1)).toBe('SubscApplyTerm 1');
    expect(await nameOf('SubscGuide')).toBe('SubscGuide 1');
  });

  it('keeps the version when the retry of the visitor brings the page after all', async () => {
    await nameOf('SubscGuide');
    chunks.set('apply@2 SubscApplyTerm', () => fails());
    await expect(nameOf('SubscApplyTerm')).rejects.toThrow('did not arrive');
    chunks.clear();

    expect(await nameOf('SubscApplyTerm', 1)).toBe('SubscApplyTerm 2');
    expect(loader.loadedScreen('SubscGuide')?.displayName).toBe('SubscGuide 2');
  });

  it('does not swing to and fro when both versions lack it', async () => {
    chunks.set('apply@2 SubscGuide', () => fails());
    chunks.set('apply@1 SubscGuide', () => fails());

    await expect(nameOf('SubscGuide')).rejects.toThrow('did not arrive');

    expect(asked.filter((key) => !key.includes(' '))).toEqual(['apply@2', 'apply@1']);
  });
});

describe('a page that breaks while it is drawn', () => {
  it('stays, and the next pages come from the last known good from then on', async () => {
    await nameOf('SubscGuide');
    loader.screenBroke('SubscGuide');
    expect(await nameOf('SubscGuide', 1)).toBe('SubscGuide 1');
    expect(told()).toEqual(['apply@2 entry ok', 'apply@2 render failed', 'apply@1 entry ok']);

    loader.screenBroke('SubscGuide');

    expect(await nameOf('SubscGuide', 1)).toBe('SubscGuide 1');
  });
});

describe('a remote that is switched off', () => {
  it('is refused at once without a request, and the others run', async () => {
    await open(['apply']);

    await expect(nameOf('SubscGuide')).rejects.toMatchObject({ code: 'OFF' });
    expect(asked).toEqual([]);
    expect(told()).toEqual(['apply@2 entry disabled']);
    expect(await nameOf('Subsc')).toBe('Subsc 2');
  });
});
