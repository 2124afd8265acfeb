import type { Canary, ChannelState } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { namesIn } from '../store/canaries';
import { changeState, wishOf } from '../store/change';
import { channelIn as channelThere, entryOf } from '../store/channels';
import type { Marks } from '../store/mark';
import { allMarks, isBadIn } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { releaseOf, versionsIn } from '../store/releases';
import { type Answer, type Context, need, text, WrongUse } from './command';
import { choiceLines, wayBackLines } from './lines';
import { type LookBack, lookBack } from './look-back';
import { type Choice, isOfApp, marksAfter, wayBack } from './way-back';
import { appIn, channelIn } from './words';

/**
 * It is one write without build or browser and works in a freeze, because it is for incidents. It blocks the versions
 * that it leaves, so that the next rollback does not bring them back.
 */
export async function rollback(context: Context): Promise<Answer> {
  const { words, flags, store, by, worker, say } = context;
  const channel = channelIn(need(words[0], 'the channel'));
  const shown = (await channelThere(store, channel)).state;
  const choice = choiceIn(flags) ?? (await asked(context, channel, shown));
  const isDry = flags['dry-run'] === true;
  if (!choice) {
    say('Nothing was changed.');
    return { channel, changed: false, state: null };
  }
  const expected = text(flags['expect']) ?? (await placeOf(store, shown, choice));
  const state = await changeState(store, channel, async (now, live) => {
    refuseInCanary(channel, inTheWay(now, choice));
    const place = await placeOf(store, now, choice);
    if (place !== expected) {
      const { did = '' } = (await entryOf(store, channel, now.change)) ?? {};
      const overtaken = overtakenBy(channel, choice, place, expected);
      if (!isOfApp(choice) && !did.startsWith('rollback'))
        throw new Refusal(`${overtaken} Look (mfe status ${channel}), then say it again.`);
      say(`Nothing to do: ${overtaken}`);
      return undefined;
    }
    const marks = await allMarks(store);
    const way = await wayBack(store, channel, now, choice, marks);
    wayBackLines(channel, now.seq, way).forEach(say);
    const isLive = way.left.length === 0 && way.ended.length === 0;
    if (isLive) say('Nothing to do: that is live already.');
    if (isDry || isLive) return undefined;
    const why = text(flags['why']) ?? '';
    const mark = { by, at: new Date().toISOString(), why: why || `rolled back in ${channel}` };
    const bad: Marks = {
      ...(await entryOf(store, channel, now.change))?.bad,
      ...marksAfter(way, mark),
    };
    const wish = { ...wishOf(live), stable: way.stable, canaries: way.canaries };
    return { wish, reason: { by, worker, why, did: `rollback ${saying(choice)}`, bad } };
  });
  if (state) say(`Live in ${channel}: release ${state.stable}, change ${state.seq}.`);
  else if (isDry) say('Dry run: nothing was changed.');
  return { channel, changed: state !== undefined, state: state ?? null };
}

function choiceIn(flags: Context['flags']): Choice | undefined {
  const given = [flags['app'], flags['to'], flags['all']].filter((flag) => flag !== undefined);
  if (given.length > 1) throw new WrongUse('--app, --all and --to exclude each other');
  if (flags['all'] === true) return 'all';
  const to = text(flags['to']);
  if (to !== undefined) return { to: Number(to) };
  return flags['app'] === undefined ? undefined : { app: appIn(text(flags['app'])) };
}

const NAME_A_CHOICE = 'Name one of these choices: --app <app>, --all or --to <change>.';

async function asked(
  { store, say, ask }: Context,
  channel: string,
  now: ChannelState,
): Promise<Choice | undefined> {
  const isBad = isBadIn(await allMarks(store));
  const look = offered(await lookBack(store, channel, now, isBad, ['all']), now);
  const lines = choiceLines(look);
  if (lines.length === 0) {
    refuseInCanary(channel, now.canaries);
    throw new Refusal(`${channel} has no earlier version to go back to.`);
  }
  [...lines, ...endings(channel, now.canaries)].forEach(say);
  if (!ask) throw new WrongUse(`Nothing was changed. ${NAME_A_CHOICE}`, { showsUsage: false });
  const choices = [...appNames.filter((app) => look.apps[app]), ...(look.all ? ['all'] : [])];
  const answer = await ask(`Which one? ${[...choices, 'or nothing: '].join(', ')}`);
  if (answer === '') return undefined;
  return answer === 'all' ? 'all' : { app: appIn(answer) };
}

/** Returns the state that the user saw: the version of the app, or the number of the change. */
async function placeOf(store: ObjectStore, now: ChannelState, choice: Choice): Promise<string> {
  if (!isOfApp(choice)) return String(now.seq);
  return versionsIn(await releaseOf(store, now.stable))[choice.app];
}

/** Returns the canaries that must end before this rollback, which would take a good version away from everybody. */
const inTheWay = ({ canaries }: ChannelState, choice: Choice): readonly Canary<string>[] =>
  canaries.filter(
    ({ apps }) => choice === 'all' || (isOfApp(choice) && apps[choice.app] !== undefined),
  );

/** Leaves out the choices that a canary is in the way of. */
function offered({ apps, all, ...look }: LookBack, now: ChannelState): LookBack {
  const isFree = (choice: Choice) => inTheWay(now, choice).length === 0;
  const free = appNames.filter((app) => isFree({ app })).map((app) => [app, apps[app]]);
  return { ...look, apps: Object.fromEntries(free), all: isFree('all') ? all : undefined };
}

const endings = (channel: string, canaries: readonly Canary<string>[]): string[] =>
  canaries.map(({ apps, percent }) => {
    const [app] = Object.keys(apps);
    return `A canary of ${namesIn(apps).join(', ')} runs (${percent} %): mfe canary abort ${app} --in ${channel} ends it.`;
  });

/** @throws {Refusal} with the commands that end these canaries */
function refuseInCanary(channel: string, canaries: readonly Canary<string>[]): void {
  if (canaries.length === 0) return;
  const lines = endings(channel, canaries).join(' ');
  throw new Refusal(`${lines} If what everybody has is bad, too, roll back after that.`);
}

const overtakenBy = (channel: string, choice: Choice, place: string, expected: string) =>
  isOfApp(choice)
    ? `${choice.app} is at ${place}, not at ${expected} any more.`
    : `${channel} is at change ${place}, not at ${expected} any more.`;

const saying = (choice: Choice) =>
  choice === 'all' ? '--all' : 'app' in choice ? `--app ${choice.app}` : `--to ${choice.to}`;
