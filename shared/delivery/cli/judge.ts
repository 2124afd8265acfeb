import { judgeChannel, type Look } from '../judge/act';
import { type Answer, type Context, need, text } from './command';
import { openDayReader } from './counts-place';
import { channelIn } from './words';

export async function judge(context: Context): Promise<Answer> {
  const { words, flags, store, root, by, worker, say } = context;
  const channel = channelIn(need(words[0], 'the channel'));
  const { data, counts: query } = flags;
  const counts = await openDayReader(root, { folder: text(data), query: text(query) });
  try {
    const looks = await judgeChannel({
      store,
      channel,
      dayOf: counts.dayOf,
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
