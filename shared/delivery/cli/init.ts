import { type AppName, appNames } from '@shared/routes/apps';
import { namesIn } from '../store/canaries';
import { writeSettings } from '../store/channel-settings';
import { channelNames } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import type { WantedVersions } from '../store/plan';
import { Refusal } from '../store/refusal';
import type { ChannelSettings, Trust } from '../store/shape';
import type { Signer } from '../store/signing';
import { type Answer, type Context, WrongUse } from './command';
import { probe } from './probe';
import { promote } from './promote';

type Publish = (context: Context, app: AppName | 'qa') => Promise<Answer>;

const publishing: Publish = async (context, app) =>
  (await import('./publish')).publish({ ...context, words: [app], flags: {} });

/**
 * `init`: fills an empty store. Publishes the QA tools and all apps, writes the settings of staging and production with
 * the key of the first team, and promotes all apps to staging. After a crash, a second run continues.
 * @throws {Refusal} if a channel is live already
 */
export async function init(context: Context, publishOne: Publish = publishing): Promise<Answer> {
  const { store, worker, flags, say } = context;
  const signer = worker?.signer;
  if (!signer?.team)
    throw new WrongUse(
      'init needs the name and key of the first team: MFE_TEAM=… MFE_KEY=team.pem, with team.pem from openssl genpkey -algorithm ed25519 -out team.pem',
    );
  const live = await channelNames(store);
  if (live.length > 0)
    throw new Refusal(`${store.where} is in use: ${live.join(', ')}. init fills an empty store.`);
  const channels = firstChannels(signer);
  say(`Plan for ${store.where}`);
  say(`  publish  qa, ${appNames.join(', ')}`);
  for (const [channel, { trust }] of Object.entries(channels))
    say(
      `  settings ${channel}: changes signed by ${signer.team}${trust?.after ? `, versions that were live in ${trust.after}` : ''}`,
    );
  say('  promote  all apps to staging');
  if (flags['dry-run'] === true) {
    say('Dry run: nothing was changed.');
    return { channels, changed: false };
  }
  await probe({ ...context, words: [] });
  const versions = await publishAll(context, publishOne);
  for (const [channel, settings] of Object.entries(channels))
    await keepFirst(store, channel, settings);
  const promotion = { words: namesIn(versions), flags: { ...flags, to: 'staging' } };
  const answer = await promote({ ...context, ...promotion });
  say('Next: npm run mfe -- preflight production, then promote the same versions to production.');
  return { channels, ...answer };
}

/** Staging has the QA tools. Production accepts only versions that were live in staging. */
const firstChannels = ({
  team,
  publicKey: key,
}: Signer): Readonly<Record<string, ChannelSettings>> => {
  const trust: Trust = { signed: true, keys: { [team]: { key, apps: ['*'] } } };
  return {
    staging: { settings: { environment: 'staging' }, tools: true, trust },
    production: {
      settings: { environment: 'production' },
      tools: false,
      trust: { ...trust, after: 'staging' },
    },
  };
};

async function publishAll(context: Context, publishOne: Publish): Promise<WantedVersions> {
  await publishOne(context, 'qa');
  const versions: Partial<Record<AppName, string>> = {};
  for (const app of appNames) versions[app] = String((await publishOne(context, app))['version']);
  return versions;
}

/** Writes the settings of a channel, unless an earlier run or a person has written them. */
async function keepFirst(
  store: ObjectStore,
  channel: string,
  settings: ChannelSettings,
): Promise<void> {
  const there = await store.read(`channels/${channel}/settings.json`);
  if (!there) await writeSettings(store, channel, settings);
}
