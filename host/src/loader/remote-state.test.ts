import type { RouteName } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import { aPage } from '../../testing/fake-remotes';
import {
  nextRemote,
  type RemoteEvent,
  type RemoteState,
  restingRemote,
  type Wanted,
} from './remote-state';

const { release } = aPage();
const newest = release.apps.apply;
const good = release.lkg?.apply ?? newest;
const rest = restingRemote(release, 'apply');
const started = { isStarted: true };
const Home: ComponentType = () => null;
const Terms: ComponentType = () => null;

/** Promises look alike to a comparison: each bears a name. */
const load = (name: string) => Object.assign(Promise.resolve(), { loads: name });
const start = load('start');
const home = load('home');
const homeAnew = load('home anew');

const loads = (...all: [Wanted, Promise<void>][]) => ({ loads: new Map(all) });
const pages = (...here: [RouteName, ComponentType][]) => ({ pages: new Map(here) });

type Row = [
  sentence: string,
  before: Partial<RemoteState>,
  event: RemoteEvent,
  changed: Partial<RemoteState>,
];

const rows: Record<string, readonly Row[]> = {
  'a load': [
    [
      'is waited for by whoever asks for the same',
      loads(['screens', start]),
      { type: 'asked', wanted: 'SubscGuide', load: home },
      loads(['screens', start], ['SubscGuide', home]),
    ],
    [
      'that the visitor asks for anew takes the place of the one under way',
      loads(['screens', start], ['SubscGuide', home]),
      { type: 'asked', wanted: 'SubscGuide', load: homeAnew },
      loads(['screens', start], ['SubscGuide', homeAnew]),
    ],
    [
      'that is over is not waited for any more, the others are',
      loads(['screens', start], ['SubscGuide', home]),
      { type: 'over', load: home },
      loads(['screens', start]),
    ],
    [
      'that is over leaves the one that took its place',
      loads(['SubscGuide', homeAnew]),
      { type: 'over', load: home },
      {},
    ],
  ],
  'a start': [
    ['brings the version that runs', {}, { type: 'started', version: newest }, started],
    [
      'of a version that was replaced meanwhile changes nothing',
      { version: good, other: newest },
      { type: 'started', version: newest },
      {},
    ],
  ],
  'a page': [
    [
      'of the version that runs stays for the next time',
      { ...started, ...pages(['SubscApplyTerm', Terms]) },
      { type: 'came', name: 'SubscGuide', version: newest, page: Home },
      pages(['SubscApplyTerm', Terms], ['SubscGuide', Home]),
    ],
    [
      'of a version that was replaced meanwhile is not taken',
      { ...started, version: good },
      { type: 'came', name: 'SubscGuide', version: newest, page: Home },
      {},
    ],
    [
      'of a version that was replaced and does not run is not taken either',
      { version: good },
      { type: 'came', name: 'SubscGuide', version: newest, page: Home },
      {},
    ],
    ['that is shown binds the visitor to its version', {}, { type: 'shown' }, { isShown: true }],
  ],
  'a version': [
    [
      'that is replaced takes its pages with it, and nothing of the other was shown yet',
      { ...started, isShown: true, ...pages(['SubscGuide', Home]) },
      { type: 'replaced', version: good },
      { isStarted: false, version: good, other: newest, isShown: false, ...pages() },
    ],
    [
      'that is replaced does not end what is waited for, nor what is known of other versions',
      { ...started, quarantined: ['0'], ...loads(['SubscGuide', home]) },
      { type: 'replaced', version: good },
      { isStarted: false, version: good, other: newest },
    ],
    [
      'that went wrong in this tab is known by its number',
      { quarantined: ['1'] },
      { type: 'quarantined', quarantined: ['1', '2'] },
      { quarantined: ['1', '2'] },
    ],
  ],
};

describe.each(Object.entries(rows))('%s', (_, cases) => {
  it.each(cases)('%s', (_sentence, before, event, changed) => {
    const remote = { ...rest, ...before };

    expect(nextRemote(remote, event)).toEqual({ ...remote, ...changed });
  });
});

describe('a remote that nothing was asked of', () => {
  it('starts with the version that the release names, with its last known good behind it', () => {
    expect(rest).toMatchObject({ version: newest, other: good });
  });

  it('has nothing behind it where the release names no last known good', () => {
    expect(restingRemote(release, 'estimate').other).toBeUndefined();
  });
});
