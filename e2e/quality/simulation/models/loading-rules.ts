import { choiceOf } from '@shared/release/choice';
import { type RemoteState, restingRemote } from '../../../../host/src/loader/remote-state';
import {
  APP,
  DEVICE,
  type Event,
  eventsOf,
  first,
  type Load,
  next,
  opened,
  promiseOf,
  releases,
  type State,
  second,
  third,
} from './loading';
import type { Machine } from './search';

const namesOf = ({ version, other }: RemoteState) =>
  [version.version, other?.version].toSorted().join();
const isReplaced = (state: State, before: State, event: Event): boolean =>
  event.type !== 'opens' && state.remote.version !== before.remote.version;
const byRetry = (event: Event): boolean => 'load' in event && event.load.isRetry;

export const loading: Machine<State, Event> = {
  name: 'loading of a remote',
  starts: [opened('second', [])],
  keyOf: ({ release, remote, quarantined, loads }) => {
    const { version, other, isStarted, isShown, pages, quarantined: seen } = remote;
    const isAwaited = ({ name }: Load) => [...remote.loads.values()].includes(promiseOf(name));
    const open = loads.map((load) => JSON.stringify({ ...load, name: isAwaited(load) }));
    const parts = [version.version, other?.version, isStarted, isShown, pages.size, seen.length];
    return JSON.stringify([release, quarantined, open.toSorted(), parts]);
  },
  events: eventsOf,
  next,
  rules: {
    'all pages come from the version that runs': ({ remote }) =>
      [...remote.pages.values()].every(
        (page) => remote.isStarted && 'version' in page && page.version === remote.version.version,
      ),
    'a version runs only after its own start': ({ remote }, step) =>
      !remote.isStarted ||
      step?.before.remote.isStarted === true ||
      (step?.event.type === 'loads' && step.event.load.version === remote.version.version),
    'a shown version stays until the customer presses retry or its page throws': (state, step) =>
      !step?.before.remote.isShown ||
      !isReplaced(state, step.before, step.event) ||
      step.event.type === 'throws' ||
      byRetry(step.event),
    'without a retry, no version that failed in this tab takes over': (state, step) =>
      step === undefined ||
      !isReplaced(state, step.before, step.event) ||
      byRetry(step.event) ||
      !step.before.quarantined.includes(state.remote.version.version),
    'a document runs only the two versions of its release': ({ remote, release }) =>
      namesOf(remote) === namesOf(restingRemote(choiceOf(releases[release], DEVICE).release, APP)),
    'a new document starts with a version that did not fail, if it has one': (state, step) =>
      step?.event.type !== 'opens' ||
      !state.quarantined.includes(state.remote.version.version) ||
      state.remote.other === undefined ||
      state.quarantined.includes(state.remote.other.version),
    'the document knows which versions failed in its tab': ({ remote, quarantined }) =>
      remote.quarantined.length === 0 ||
      remote.quarantined.toSorted().join() === quarantined.join(),
    'no caller waits for a load that is over': ({ remote, loads }) =>
      [...remote.loads.values()].every((load) =>
        loads.some(({ name }) => promiseOf(name) === load),
      ),
    'a failed retry makes the other version the next one': (state, step) =>
      !(step && byRetry(step.event)) ||
      step.event.type === 'loads' ||
      step.before.remote.other === undefined ||
      state.remote.version.version !== ('load' in step.event && step.event.load.version),
  },
  kinds: [
    {
      name: 'a fallback version runs',
      is: ({ remote }) => remote.isStarted && remote.version === first && remote.other === second,
    },
    {
      name: 'both versions failed in this tab',
      is: ({ remote, quarantined }) =>
        [remote.version, remote.other].every((one) => one && quarantined.includes(one.version)),
    },
    {
      name: 'a canary with the stable version behind it',
      is: ({ release, remote }) =>
        release === 'canary' && remote.version === third && remote.other === second,
    },
    {
      name: 'a load of a replaced version goes on',
      is: ({ remote, loads }) => loads.some(({ version }) => version !== remote.version.version),
    },
    {
      name: 'a load in its third try',
      is: ({ loads }) => loads.some(({ retries }) => retries === 2),
    },
    {
      name: 'a load in its fourth try',
      is: ({ loads }) => loads.some(({ retries }) => retries > 2),
      because: 'a step without a fallback version is repeated twice',
    },
    {
      name: 'a retry of the customer in its second try, with a version behind it',
      is: ({ remote, loads }) =>
        loads.some(({ isRetry, retries }) => isRetry && retries > 0) && remote.other !== undefined,
      because: 'a retry that fails takes the other version at once',
    },
    {
      name: 'a page without a started version',
      is: ({ remote }) => !remote.isStarted && remote.pages.size > 0,
      because: 'a version that is replaced takes its pages with it, and a late page is dropped',
    },
    {
      name: 'a page shown before its version has started',
      is: ({ remote }) => remote.isShown && !remote.isStarted,
      because: 'a replaced version was not shown',
    },
  ],
};
