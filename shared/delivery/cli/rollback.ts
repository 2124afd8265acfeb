import type { AppName, ChannelState } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { changeState, wishOf } from '../store/change';
import { channelIn as channelThere, entryOf } from '../store/channels';
import type { Marks } from '../store/mark';
import { allMarks, isBadIn } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { releaseOf, versionsIn } from '../store/releases';
import { type Answer, type Context, need, text, WrongUse } from './command';
import { choiceLines, wayBackLines } from './lines';
import { lookBack } from './look-back';
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
    if (isOfApp(choice)) await refuseInCanary(store, channel, now, choice.app);
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
    if (way.left.length === 0) say('Nothing to do: that is live already.');
    if (isDry || way.left.length === 0) return undefined;
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
  const look = await lookBack(store, channel, now, isBad, ['all']);
  const lines = choiceLines(look);
  if (lines.length === 0) throw new Refusal(`${channel} has no earlier version to go back to.`);
  lines.forEach(say);
  if (!ask) throw new WrongUse(`Nothing was changed. ${NAME_A_CHOICE}`, { showsUsage: false });
  const apps: AppName[] = appNames.filter((app) => look.apps[app]);
  const answer = await ask(`Which one? ${[...apps, 'all', 'or nothing: '].join(', ')}`);
  if (answer === '') return undefined;
  return answer === 'all' ? 'all' : { app: appIn(answer) };
}

/** Returns the state that the user saw: the version of the app, or the number of the change. */
async function placeOf(store: ObjectStore, now: ChannelState, choice: Choice): Promise<string> {
  if (!isOfApp(choice)) return String(now.seq);
  return versionsIn(await releaseOf(store, now.stable))[choice.app];
}

/**
 * A rollback would take the version of everybody away, which is good when only the canary is faulty.
 * @throws {Refusal} with the command that ends the canary
 */
async function refuseInCanary(
  store: ObjectStore,
  channel: string,
  { canaries, stable }: ChannelState,
  app: AppName,
): Promise<void> {
  const tried = canaries.find(({ apps }) => apps[app] !== undefined);
  if (!tried) return;
  const live = versionsIn(await releaseOf(store, stable))[app];
  throw new Refusal(
    `${app}@${tried.apps[app]} is in a canary (${tried.percent} %): mfe canary abort ${app} --in ${channel} ends it. If ${app}@${live} is bad, too, roll back after that.`,
  );
}

const overtakenBy = (channel: string, choice: Choice, place: string, expected: string) =>
  isOfApp(choice)
    ? `${choice.app} is at ${place}, not at ${expected} any more.`
    : `${channel} is at change ${place}, not at ${expected} any more.`;

const saying = (choice: Choice) =>
  choice === 'all' ? '--all' : 'app' in choice ? `--app ${choice.app}` : `--to ${choice.to}`;
