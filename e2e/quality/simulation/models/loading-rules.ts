import { choiceOf } from '@shared/release/choice';
import { type RemoteState, restingRemote } from '../../../../host/src/loader/remote-state';
import { APP, DEVICE, type Event, promiseOf, releases, type State } from './loading';

const namesOf = ({ version, other }: RemoteState) =>
  [version.version, other?.version].toSorted().join();
const isReplaced = (state: State, before: State, event: Event): boolean =>
  event.type !== 'opens' && state.remote.version !== before.remote.version;
const byRetry = (event: Event): boolean => 'load' in event && event.load.isRetry;

/** The event that led to a state, and the state before it. */
export type Step = { before: State; event: Event };

/** How a document chooses between the two versions of a remote. Each rule holds after each event. */
export const loadingRules: Readonly<Record<string, (state: State, step: Step) => boolean>> = {
  'all pages come from the version that runs': ({ remote }) =>
    [...remote.pages.values()].every(
      (page) => remote.isStarted && 'version' in page && page.version === remote.version.version,
    ),
  'a version runs only after its own start': ({ remote }, step) =>
    !remote.isStarted ||
    step.before.remote.isStarted ||
    (step.event.type === 'loads' && step.event.load.version === remote.version.version),
  'a shown version stays until the customer presses retry or its page throws': (state, step) =>
    !step.before.remote.isShown ||
    !isReplaced(state, step.before, step.event) ||
    step.event.type === 'throws' ||
    byRetry(step.event),
  'without a retry, no version that failed in this tab takes over': (state, step) =>
    !isReplaced(state, step.before, step.event) ||
    byRetry(step.event) ||
    !step.before.quarantined.includes(state.remote.version.version),
  'a replaced version has failed in its tab': (state, { before, event }) =>
    !isReplaced(state, before, event) || state.quarantined.includes(before.remote.version.version),
  'a load has at most three tries': ({ loads }) => loads.every(({ retries }) => retries <= 2),
  'a document runs only the two versions of its release': ({ remote, release }) =>
    namesOf(remote) === namesOf(restingRemote(choiceOf(releases[release], DEVICE).release, APP)),
  'a new document starts with a version that did not fail, if it has one': (state, step) =>
    step.event.type !== 'opens' ||
    !state.quarantined.includes(state.remote.version.version) ||
    state.remote.other === undefined ||
    state.quarantined.includes(state.remote.other.version),
  'the document knows which versions failed in its tab': ({ remote, quarantined }) =>
    remote.quarantined.length === 0 || remote.quarantined.toSorted().join() === quarantined.join(),
  'no caller waits for a load that is over': ({ remote, loads }) =>
    [...remote.loads.values()].every((load) => loads.some(({ name }) => promiseOf(name) === load)),
  'a failed retry makes the other version the next one': (state, step) =>
    !byRetry(step.event) ||
    step.event.type === 'loads' ||
    step.before.remote.other === undefined ||
    state.remote.version.version !== ('load' in step.event && step.event.load.version),
};
