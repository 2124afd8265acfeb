import type { Release, ReleasedApp, RemoteName } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import type { ComponentType } from 'react';

/** Something that callers wait for: the start of the remote, or one of its pages. */
export type Wanted = RouteName | 'screens';

/** All that a document knows of one remote. */
export type RemoteState = {
  /** The version that runs or starts next: the one of the release, or its fallback version. */
  version: ReleasedApp;
  /** The version that can replace it: the fallback version, or the replaced one. */
  other: ReleasedApp | undefined;
  /** Loads in progress. Callers that ask for the same wait for it. */
  loads: ReadonlyMap<Wanted, Promise<void>>;
  isStarted: boolean;
  pages: ReadonlyMap<RouteName, ComponentType>;
  /** A screen of it was shown. It keeps its version until the customer presses retry. */
  isShown: boolean;
  /** Versions that failed in this tab. It is read from storage after the first failure. */
  quarantined: readonly string[];
};

export type RemoteEvent =
  | { type: 'asked'; wanted: Wanted; load: Promise<void> }
  | { type: 'over'; load: Promise<void> }
  | { type: 'started'; version: ReleasedApp }
  | { type: 'came'; name: RouteName; version: ReleasedApp; page: ComponentType }
  | { type: 'shown' }
  | { type: 'replaced'; version: ReleasedApp }
  | { type: 'quarantined'; quarantined: readonly string[] };

const idle = { isStarted: false, pages: new Map(), isShown: false };

/** A remote before anything of it was asked for. */
export const restingRemote = ({ apps, lkg }: Release, app: RemoteName): RemoteState => ({
  version: apps[app],
  other: lkg?.[app],
  loads: new Map(),
  quarantined: [],
  ...idle,
});

/** Returns the remote after an event. Two versions never mix, and a late event changes nothing. */
export function nextRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'asked':
      return { ...state, loads: new Map(state.loads).set(event.wanted, event.load) };
    case 'over':
      // A load that was started in its place goes on.
      return {
        ...state,
        loads: new Map([...state.loads].filter(([, load]) => load !== event.load)),
      };
    case 'started':
      // A version that was replaced meanwhile starts too late.
      return event.version === state.version ? { ...state, isStarted: true } : state;
    case 'came':
      return state.isStarted && state.version === event.version
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
