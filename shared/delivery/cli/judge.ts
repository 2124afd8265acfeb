import { dayOf } from '../collector/read';
import { judgeChannel, type Look } from '../judge/act';
import { type Answer, type Context, need, text } from './command';
import { openCounts } from './counts-place';
import { channelIn } from './words';

/**
 * `judge production`: one look at each canary, with what phones told of it beside the live version. What it finds it
 * does where the channel's settings let it (`judge.acts`); `npm run collect -- --judge production` looks by itself.
 */
export async function judge(context: Context): Promise<Answer> {
  const { words, flags, store, root, by, worker, say } = context;
  const channel = channelIn(need(words[0], 'the channel'));
  const counts = await openCounts(root, text(flags['data']));
  try {
    const looks = await judgeChannel({
      store,
      channel,
      dayOf: (compared) => dayOf(counts, compared),
      now: Date.now(),
      by,
      worker,
      isDry: flags['dry-run'] === true,
    });
    if (looks.length === 0) say(`No canary runs in ${channel}.`);
    for (const look of looks) say(lineOf(look));
    return { channel, looks };
  } finally {
    await counts.close();
  }
}

export const lineOf = ({ names, percent, verdict, why, did }: Look): string =>
  `${names.join(', ')} for ${percent} %: ${verdict.do}: ${why}${verdict.do === 'wait' ? '' : ` (${did === 'nothing' ? 'nothing was done' : did})`}`;
