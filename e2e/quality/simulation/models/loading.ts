import { choiceOf, withoutQuarantined } from '@shared/release/choice';
import type { PageData, ReleasedApp } from '@shared/release/release';
import { isQuarantined, quarantine, quarantinedOf } from '../../../../host/src/boot/quarantine';
import {
  REPLACED,
  recoverFromRenderError,
  recoveryPlugin,
  remember,
} from '../../../../host/src/loader/plugins/recovery';
import {
  nextRemote,
  type RemoteEvent,
  type RemoteState,
  restingRemote,
  type Wanted,
} from '../../../../host/src/loader/remote-state';
import { START, whileRunning } from '../../../../host/src/loader/steps';

export const APP = 'apply';
export const DEVICE = 'phone';
const PAGE = 'SubscGuide';
const MOST_LOADS = 2;

const versions = ['1', '2', '3'].map(
  (version): ReleasedApp => ({
    version,
    base: `/${APP}/${version}/`,
    container: `${APP}_${version}`,
    entry: { js: ['entry.js'], css: [] },
    integrity: {},
  }),
);
const [first, second, third] = versions as [ReleasedApp, ReleasedApp, ReleasedApp];

const live = (app: ReleasedApp, lkg?: ReleasedApp, canary?: ReleasedApp) =>
  ({
    release: { id: 'r', apps: { [APP]: app }, ...(lkg && { lkg: { [APP]: lkg } }) },
    ...(canary && { canaries: [{ apps: { [APP]: canary }, percent: 100, salt: 's' }] }),
  }) as unknown as PageData;

/** The releases that the server may show at any time: a version, its successor, its canary, and a rollback to the first one. */
export const releases = {
  second: live(second, first),
  third: live(third, second),
  canary: live(second, first, third),
  rollback: live(first),
};
type ReleaseName = keyof typeof releases;

export type Load = {
  name: 'a' | 'b';
  version: string;
  wanted: Wanted;
  isRetry: boolean;
  retries: number;
};
export type State = {
  release: ReleaseName;
  remote: RemoteState;
  /** The versions that failed in this tab. */
  quarantined: readonly string[];
  loads: readonly Load[];
};
type Failure = 'fast' | 'slow' | 'late';
export type Event =
  | { type: 'opens'; release: ReleaseName }
  | { type: 'asks'; wanted: Wanted; isRetry: boolean }
  | { type: 'loads' | Failure; load: Load }
  | { type: 'shows' | 'throws' };

const versionOf = (name: string) => versions.find((one) => one.version === name) ?? first;
const promises = { a: Promise.resolve(), b: Promise.resolve() };
export const promiseOf = (name: Load['name']): Promise<void> => promises[name];
const pageOf = ({ version }: ReleasedApp) => Object.assign(() => null, { version });

const keptIn = (names: readonly string[]) => {
  for (const { version } of versions) quarantine(APP, version, names.includes(version));
};

/** A new document of the tab. */
export function opened(release: ReleaseName, quarantined: readonly string[]): State {
  keptIn(quarantined);
  const { release: chosen } = choiceOf(releases[release], DEVICE);
  const remote = restingRemote(withoutQuarantined(chosen, isQuarantined), APP);
  return { release, remote, quarantined, loads: [] };
}

/** Returns everything that can happen now. Most of it is several times in the list, so that a document lives long enough. */
export function eventsOf({ remote, loads }: State): readonly Event[] {
  const wanted: Wanted = remote.isStarted ? PAGE : START;
  const asks = [false, true]
    .filter((isRetry) => isRetry || !remote.loads.has(wanted))
    .map((isRetry) => ({ type: 'asks', wanted, isRetry }) as const);
  const ends = (['loads', 'loads', 'fast', 'slow', 'late'] as const).flatMap((type) =>
    loads.map((load) => ({ type, load })),
  );
  const inDocument: readonly Event[] = [
    ...(loads.length < MOST_LOADS && remote.pages.size === 0 ? asks : []),
    ...ends,
    ...(remote.pages.size > 0 ? [{ type: 'shows' } as const] : []),
    ...(remote.isShown && remote.isStarted ? [{ type: 'throws' } as const] : []),
  ];
  const opens = Object.keys(releases).map(
    (release) => ({ type: 'opens', release: release as ReleaseName }) as const,
  );
  return [...opens, ...Array.from({ length: 6 }, () => inDocument).flat()];
}

export async function next(before: State, event: Event): Promise<State> {
  if (event.type === 'opens') return opened(event.release, before.quarantined);
  let { remote, loads } = before;
  keptIn(before.quarantined);
  const dispatch = (_: string, one: RemoteEvent) => {
    remote = nextRemote(remote, one);
  };
  const tab = { app: APP, stateOf: () => remote, dispatch } as const;
  const end = (load: Load, again?: Load) => {
    loads = loads.flatMap((one) => (one === load ? (again ?? []) : one));
    if (!again) dispatch(APP, { type: 'over', load: promiseOf(load.name) });
  };
  switch (event.type) {
    case 'asks': {
      const { wanted, isRetry } = event;
      const free = loads.some(({ name }) => name === 'a') ? 'b' : 'a';
      const { version } = remote.version;
      loads = [...loads, { name: free, version, wanted, isRetry, retries: 0 }];
      dispatch(APP, { type: 'asked', wanted, load: promiseOf(free) });
      break;
    }
    case 'loads': {
      const { wanted, version: name } = event.load;
      const version = versionOf(name);
      if (wanted !== START)
        dispatch(APP, { type: 'came', name: wanted, version, page: pageOf(version) });
      else {
        if (remote.quarantined.includes(name)) remember({ ...tab, version }, false);
        dispatch(APP, { type: 'started', version });
      }
      end(event.load);
      break;
    }
    case 'shows':
      dispatch(APP, { type: 'shown' });
      break;
    case 'throws':
      recoverFromRenderError({ ...tab, version: remote.version });
      break;
    default:
      end(event.load, await failed(tab, event.load, event.type));
  }
  return { ...before, remote, loads, quarantined: quarantinedOf(APP).toSorted() };
}

type Tab = Pick<Parameters<typeof remember>[0], 'app' | 'stateOf' | 'dispatch'>;
const AGAIN = 'again';

/** Fails a load as the runtime does. Returns the load if its step is tried again. */
function failed(tab: Tab, load: Load, how: Failure): Promise<Load | undefined> {
  const deadline = how === 'late' ? performance.now() : Number.POSITIVE_INFINITY;
  const { wanted: expose, version, isRetry } = load;
  const step = { ...tab, version: versionOf(version), expose, deadline, isRetry };
  return whileRunning(step, async (running) => {
    running.retries = load.retries;
    if (how === 'slow') running.tryEnds = 0;
    const origin = { registerRemotes: () => undefined, loadRemote: () => AGAIN };
    const given = { id: running.id, error: new Error('no file'), lifecycle: 'onLoad', origin };
    const result = await recoveryPlugin.errorLoadRemote?.(given as never);
    if (result !== AGAIN && result !== REPLACED && result !== undefined)
      throw new Error('a result that is not known');
    return result === AGAIN ? { ...load, retries: running.retries } : undefined;
  });
}
