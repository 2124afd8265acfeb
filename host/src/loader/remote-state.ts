import type { Release, ReleasedApp, RemoteName } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import type { ComponentType } from 'react';

/** A version of a remote that has started, with what it exposes: for each page, how to get its component. */
export type Started = {
  version: ReleasedApp;
  screens: Readonly<Record<string, () => Promise<ComponentType>>>;
};

/** What is waited for: the start of the remote, or one of its pages. */
export type Wanted = RouteName | 'start';

/** All that a document knows of one remote. */
export type RemoteState = {
  /** What is started next, or runs: the version that the release names, or the last known good behind it. */
  version: ReleasedApp;
  /** What is mounted in its place: the last known good, or the way back from that. */
  other: ReleasedApp | undefined;
  /** What is under way: whoever asks for the same waits for it. */
  loads: ReadonlyMap<Wanted, Promise<void>>;
  started: Started | undefined;
  pages: ReadonlyMap<RouteName, ComponentType>;
  /** Something of it was shown: it keeps its version until the visitor asks anew. */
  isShown: boolean;
  /** Versions that went wrong in this tab, as far as that was looked up: nobody asks before one fails. */
  quarantined: readonly string[];
};

export type RemoteEvent =
  | { type: 'asked'; wanted: Wanted; load: Promise<void> }
  | { type: 'over'; load: Promise<void> }
  | { type: 'started'; started: Started }
  | { type: 'came'; name: RouteName; started: Started; page: ComponentType }
  | { type: 'shown' }
  | { type: 'replaced'; version: ReleasedApp }
  | { type: 'quarantined'; quarantined: readonly string[] };

const idle = { started: undefined, pages: new Map(), isShown: false };

/** A remote before anything of it was asked for. */
export const restingRemote = ({ apps, lkg }: Release, app: RemoteName): RemoteState => ({
  version: apps[app],
  other: lkg?.[app],
  loads: new Map(),
  quarantined: [],
  ...idle,
});

/** The remote after an event. Two versions of it are never mixed, and what comes too late changes nothing. */
export function nextRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'asked':
      return { ...state, loads: new Map(state.loads).set(event.wanted, event.load) };
    case 'over':
      // What was begun anew in its place goes on.
      return {
        ...state,
        loads: new Map([...state.loads].filter(([, load]) => load !== event.load)),
      };
    case 'started': {
      if (state.started) return state;
      const { started } = event;
      const { version } = started;
      const other = version === state.version ? state.other : state.version;
      return { ...state, version, other, started };
    }
    case 'came':
      return state.started === event.started
        ? { ...state, pages: new Map(state.pages).set(event.name, event.page) }
        : state;
    case 'shown':
      return { ...state, isShown: true };
    case 'replaced':
      return { ...state, ...idle, version: event.version, other: state.version };
    case 'quarantined':
      return { ...state, quarantined: event.quarantined };
  }
}
