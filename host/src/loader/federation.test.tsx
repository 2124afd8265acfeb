import { aPage, asked, fails, hangs, serveRemotes, starts } from '../../testing/fake-remotes';
import { nextRemote, type RemoteEvent, restingRemote } from './remote-state';
import type { Step } from './steps';

const { release } = aPage();
let loadStep: typeof import('./federation').loadStep;

/** A step of the estimate, which has no fallback version. */
function estimate(expose: string): Step {
  let state = restingRemote(release, 'estimate');
  return {
    app: 'estimate',
    version: release.apps.estimate,
    expose,
    deadline: performance.now() + 17_000,
    isRetry: false,
    stateOf: () => state,
    dispatch: (_, event: RemoteEvent) => {
      state = nextRemote(state, event);
    },
  };
}
/** Addresses of the entry scripts that were requested. */
const sources: string[] = [];

beforeAll(async () => {
  serveRemotes();
  jest.doMock('./page-data', () => ({ page: aPage() }));
  jest.doMock('./provided', () => ({ provided: {} }));
  ({ loadStep } = await import('./federation'));
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the runtime warns about a second registration
  asked.length = 0;
  starts.clear();
  sources.length = 0;
  const { append } = document.head;
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) sources.push(node.src);
    append.call(document.head, node);
    return node;
  });
});

describe('loadStep', () => {
  it('gives the runtime core of the host to the remotes [PLAT-002]', () => {
    expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
  });

  it('retries from another address while the first request hangs [PLAT-002]', async () => {
    jest.useFakeTimers();
    let tries = 0;
    starts.set('estimate@2', () => (++tries === 1 ? hangs() : Promise.resolve()));
    const loaded = loadStep(estimate('screens'));
    await jest.advanceTimersByTimeAsync(9000);
    jest.useRealTimers();

    expect(await loaded).toBeDefined();
    expect(sources).toEqual([
      'http://localhost/estimate/2/entry.js',
      'http://localhost/estimate/2/entry.js?r=2',
    ]);
  });

  it('starts again after the container has failed to start', async () => {
    let tries = 0;
    const container = release.apps.estimate.container ?? '';
    starts.set('estimate@2', async () => {
      tries += 1;
      if (tries > 1) return;
      const refuses = () => {
        throw new Error('wrong major of a shared library');
      };
      queueMicrotask(() => Reflect.set(globalThis, container, { init: refuses }));
    });

    expect(await loadStep(estimate('screens'))).toBeDefined();
  });

  it('throws when every try fails', async () => {
    jest.useFakeTimers();
    starts.set('estimate@2', () => fails());
    const failed = expect(loadStep(estimate('screens'))).rejects.toThrow('Failed to load script');
    await jest.advanceTimersByTimeAsync(1000);
    await failed;
    jest.useRealTimers();

    expect(asked).toHaveLength(3);
  });
});
