import { type AppName, addressIn, type Canary, type RemoteName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { namesIn } from '../store/canaries';
import { liveIn, plannedOf } from '../store/change';
import {
  channelNames,
  channelIn as channelThere,
  type Entry,
  history,
  takesPins,
} from '../store/channels';
import { allMarks } from '../store/marks';
import { NotThere, type ObjectStore } from '../store/objects';
import type { Planned } from '../store/plan';
import { type AppSet, releasedIn, releaseOf } from '../store/releases';
import { publishedVersions } from '../store/versions';
import { type Answer, type Context, need } from './command';
import { liveLines } from './lines';
import { appIn, channelIn } from './words';

const RECENT = 10;

export async function status({ words, store, say }: Context): Promise<Answer> {
  const channels = words.length > 0 ? words.map(channelIn) : await channelNames(store);
  if (channels.length === 0) say(`Nothing is live yet in ${store.where}.`);
  const bad = await allMarks(store);
  const all: Record<string, unknown> = {};
  for (const channel of channels) {
    const { state, release, canaries } = await channelThere(store, channel);
    const live = await liveIn(store, state);
    const changes = await recent(store, channel, RECENT);
    say(
      `${channel}: release ${state.stable}, change ${state.seq}${state.frozen ? ', FROZEN' : ''}`,
    );
    liveLines(live, state.disabled).forEach(say);
    const missing = await missingFiles(store, [release, ...canaries]);
    missingLines(channel, state.canaries, missing).forEach(say);
    for (const [name, { by, why }] of Object.entries(bad))
      say(`  bad       ${name} (${by}: ${why})`);
    changes.map(changeLine).forEach(say);
    all[channel] = { state, live, missing, bad, changes };
  }
  return { channels: all };
}

async function recent(store: ObjectStore, channel: string, count: number): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of history(store, channel)) if (found.push(entry) >= count) break;
  return found;
}

const changeLine = ({ state, at, by, did, why }: Entry) =>
  `  ${String(state.seq).padStart(5)}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${by}: ${did}${why ? ` (${why})` : ''}`;

/** A version that phones can be given, with its files that are not in the store. */
type MissingFiles = { name: string; files: readonly string[] };

/** Finds the files of live, fallback and canary versions that are not in the store. It only lists names and reads no file. */
async function missingFiles(store: ObjectStore, sets: readonly AppSet[]): Promise<MissingFiles[]> {
  const found = await Promise.all(
    releasedIn(...sets).map(async ({ app, released, name }) => {
      const there = new Set((await store.list(`${app}/`)).map(({ path }) => `/${path}`));
      const isMissing = (file: string) =>
        !there.has(released.base + file) || !there.has(addressIn(released, file));
      return { name, files: Object.keys(released.integrity).filter(isMissing) };
    }),
  );
  return found.filter(({ files }) => files.length > 0);
}

/** One line per version, for people. */
const missingLines = (
  channel: string,
  canaries: readonly Canary<string>[],
  missing: readonly MissingFiles[],
): string[] =>
  missing.map(({ name, files: [first, ...more] }) => {
    const [app = ''] = name.split('@');
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    const isTried = canaries.some(({ apps }) => namesIn(apps).includes(name));
    const end = isTried ? `mfe canary abort ${app} --in ${channel}` : 'roll back';
    return `  MISSING   ${name}: ${first}${others} is not in the store. Publish it again from its commit, or ${end}.`;
  });

export async function pins({ words, store, say }: Context): Promise<Answer> {
  const apps = words.length > 0 ? words.map(appIn) : appNames.filter((app) => app !== 'host');
  const all: Partial<Record<AppName, unknown>> = {};
  for (const app of apps) {
    const versions = await publishedVersions(store, app);
    all[app] = versions;
    for (const { version, date, note } of versions)
      say(`?mfe=${app}@${version}   ${date.slice(0, 10)}  ${note}`);
  }
  const channels: Record<string, boolean> = {};
  for (const channel of await channelNames(store))
    channels[channel] = await takesPins(store, channel);
  Object.entries(channels).map(pinsLine).forEach(say);
  return { versions: all, channels };
}

const pinsLine = ([channel, hasTools]: [string, boolean]): string => {
  if (hasTools) return `${channel}: pins work.`;
  if (channel === 'production') return 'production: pins are ignored.';
  return `${channel}: pins are IGNORED, because its page has no QA tools. Run \`publish qa\`, set "tools": true with \`settings ${channel} --set\`, and change the channel once.`;
};

export async function diff({ words, store, say }: Context): Promise<Answer> {
  const [a, b] = [need(words[0], 'the first set'), need(words[1], 'the second set')];
  const [left, right] = [await setNamed(store, a), await setNamed(store, b)];
  const changed = appNames.filter((app) => left.versions[app] !== right.versions[app]);
  const known = (set: Planned, app: AppName) => set.lkg[app as RemoteName] ?? null;
  if (changed.length === 0) say(`${a} and ${b} have the same versions.`);
  for (const app of changed)
    say(`  ${app.padEnd(8)}  ${left.versions[app]} → ${right.versions[app]}`);
  return {
    changed: changed.map((app) => ({
      app,
      from: left.versions[app],
      to: right.versions[app],
      lkg: [known(left, app), known(right, app)],
    })),
  };
}

const RELEASE = /^[0-9a-f]{32}$/;

async function setNamed(store: ObjectStore, name: string): Promise<Planned> {
  if (RELEASE.test(name)) return plannedOf(await releaseOf(store, name));
  const [word, seq] = name.split('#');
  const channel = channelIn(word);
  if (seq === undefined) return plannedOf((await channelThere(store, channel)).release);
  for await (const { state } of history(store, channel))
    if (String(state.seq) === seq) return plannedOf(await releaseOf(store, state.stable));
  throw new NotThere(`${channel} has no change ${seq}`);
}
