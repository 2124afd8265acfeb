import { aPage } from '../../testing/fake-remotes';
import { nextRemote, type RemoteEvent, type RemoteState, restingRemote } from './remote-state';

const { release } = aPage();
const newest = release.apps.apply;
const good = release.lkg?.apply ?? newest;
const rest = restingRemote(release, 'apply');
const Home = () => null;

/** Promises look alike to a comparison: each has a name. */
const load = (name: string) => Object.assign(Promise.resolve(), { loads: name });
const home = load('home');
const homeAnew = load('home anew');
const loads = (one: Promise<void>) => ({ loads: new Map([['SubscGuide', one] as const]) });
const pages = new Map([['SubscGuide', Home] as const]);
const came = { type: 'came', name: 'SubscGuide', version: newest, page: Home } as const;

describe('nextRemote', () => {
  it.each<[string, Partial<RemoteState>, RemoteEvent, Partial<RemoteState>]>([
    [
      'a load that the visitor asks for anew takes the place of the one under way',
      loads(home),
      { type: 'asked', wanted: 'SubscGuide', load: homeAnew },
      loads(homeAnew),
    ],
    [
      'a load that is over leaves the one that took its place',
      loads(homeAnew),
      { type: 'over', load: home },
      {},
    ],
    [
      'a page of a version that was replaced meanwhile is not taken',
      { isStarted: true, version: good },
      came,
      {},
    ],
    ['a page of a version that does not run is not taken', {}, came, {}],
    [
      'a version that is replaced takes its pages with it, and nothing of the other was shown yet',
      { isStarted: true, isShown: true, pages },
      { type: 'replaced', version: good },
      { isStarted: false, isShown: false, pages: new Map(), version: good, other: newest },
    ],
    [
      'a version that is replaced ends no load, and the tab still knows other versions',
      { ...loads(home), quarantined: ['0'] },
      { type: 'replaced', version: good },
      { version: good, other: newest },
    ],
  ])('%s', (_, before, event, changed) => {
    const remote = { ...rest, ...before };

    expect(nextRemote(remote, event)).toEqual({ ...remote, ...changed });
  });
});
