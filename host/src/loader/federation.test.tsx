import {
  aPage,
  hangs,
  inits,
  repairRemotes,
  serveRemotes,
  starts,
} from '../../testing/fake-remotes';
import { nextRemote, type RemoteEvent, restingRemote } from './remote-state';
import type { Step } from './steps';

const { release } = aPage();
const digest = 'sha384-estimate';
const integrity = { 'entry.js': digest };
const apps = { ...release.apps, estimate: { ...release.apps.estimate, integrity } };
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

/** Entry scripts that were requested. */
const scripts: HTMLScriptElement[] = [];

beforeAll(async () => {
  serveRemotes();
  jest.doMock('./page-data', () => ({ page: { ...aPage(), release: { ...release, apps } } }));
  jest.doMock('./provided', () => ({ provided: {} }));
  ({ loadStep } = await import('./federation'));
});

beforeEach(() => {
  repairRemotes();
  scripts.length = 0;
  const { append } = document.head;
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
    append.call(document.head, node);
    return node;
  });
});

describe('loadStep', () => {
  it('gives the runtime core of the host to the remotes [PLAT-002]', () => {
    expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
  });

  it('requests an entry with its digest, again while the first request hangs [PLAT-002, PLAT-010]', async () => {
    jest.useFakeTimers();
    let tries = 0;
    starts.set('estimate@2', () => (++tries === 1 ? hangs() : Promise.resolve()));
    const loaded = loadStep(estimate('screens'));
    await jest.advanceTimersByTimeAsync(9000);
    jest.useRealTimers();

    expect(await loaded).toBeDefined();
    expect(scripts.map(({ src }) => src)).toEqual([
      'http://localhost/estimate/2/entry.js',
      'http://localhost/estimate/2/entry.js?r=2',
    ]);
    expect(scripts.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
      [digest, 'anonymous'],
      [digest, 'anonymous'],
    ]);
  });

  it('throws at the deadline when the container does not finish its start', async () => {
    jest.useFakeTimers();
    inits.set('estimate@2', hangs);
    const failed = expect(loadStep(estimate('screens'))).rejects.toThrow('timed out');
    await jest.advanceTimersByTimeAsync(17_000);
    await failed;
    jest.useRealTimers();
  });

  it('starts again after the container has failed to start', async () => {
    let starting = 0;
    inits.set('estimate@2', () => {
      starting += 1;
      if (starting === 1) throw new Error('wrong major of a shared library');
    });

    expect(await loadStep(estimate('screens'))).toBeDefined();
    expect(starting).toBe(2);
  });
});
