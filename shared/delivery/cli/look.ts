import type { AppName, RemoteName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { liveIn, plannedOf } from '../store/change';
import {
  channelNames,
  channelIn as channelThere,
  type Entry,
  history,
  readChannel,
  takesPins,
} from '../store/channels';
import { marksIn } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import type { Planned } from '../store/plan';
import { releaseOf } from '../store/releases';
import { publishedVersions } from '../store/versions';
import { type Answer, type Context, need, text } from './command';
import { liveLines } from './lines';
import { missingFiles, missingLines } from './missing-files';
import { appIn, channelIn } from './words';

const RECENT = 10;

/** `status [channel]`: shows the live versions, their shares, and the last changes with author and reason. */
export async function status({ words, flags, store, say }: Context): Promise<Answer> {
  const channels = words.length > 0 ? words.map(channelIn) : await channelNames(store);
  if (channels.length === 0) say(`Nothing is live yet in ${store.where}.`);
  const all: Record<string, unknown> = {};
  for (const channel of channels) {
    const { state } = await channelThere(store, channel);
    const live = await liveIn(store, state);
    const changes = await recent(store, channel, Number(text(flags['changes']) ?? RECENT));
    say(
      `${channel}: release ${state.stable}, change ${state.seq}${state.frozen ? ', FROZEN' : ''}`,
    );
    liveLines(live, state.disabled).forEach(say);
    const missing = await missingFiles(store, state);
    missingLines(missing).forEach(say);
    const bad = await marksIn(store, channel);
    for (const [name, { by, why }] of Object.entries(bad))
      say(`  bad       ${name} (${by}: ${why})`);
    changes.map(changeLine).forEach(say);
    all[channel] = { state, live, missing, bad, changes };
  }
  return { channels: all };
}

async function recent(store: ObjectStore, channel: string, count: number): Promise<Entry[]> {
  const found: Entry[] = [];
  if (count <= 0) return found;
  for await (const entry of history(store, channel)) if (found.push(entry) >= count) break;
  return found;
}

const changeLine = ({ state, at, by, did, why }: Entry) =>
  `  ${String(state.seq).padStart(5)}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${by}: ${did}${why ? ` (${why})` : ''}`;

/** `pins`: lists the versions that can be pinned, each with its address, and the channels where pins have an effect. */
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

/** `diff staging production`: also compares release ids and numbered changes (`production#12`). */
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

async function setNamed(store: ObjectStore, name: string): Promise<Planned> {
  const [channel = '', seq] = name.split('#');
  if (seq !== undefined)
    for await (const { state } of history(store, channel))
      if (state.seq === Number(seq)) return plannedOf(await releaseOf(store, state.stable));
  const there = seq === undefined && /^[a-z-]+$/.test(name) && (await readChannel(store, name));
  return plannedOf(await releaseOf(store, there ? there.state.stable : name));
}
