import { text as textOf } from 'node:stream/consumers';
import { openMaps } from '../maps/kept';
import { frameName, framesIn, type Place, placeOf } from '../maps/where';
import { type Answer, type Context, text, WrongUse } from './command';

type Found = { frame: string } & (Place | { why: string });

export async function where({ words, flags, store, say }: Context): Promise<Answer> {
  const given = words[0] === '-' ? await textOf(process.stdin) : words.join(' ');
  const frames = framesIn(given);
  if (frames.length === 0)
    throw new WrongUse('no frame in it: apply@1.4.0/home.js:1:2345, as pages tell them');
  const maps = await openMaps(text(flags['maps']), store);
  if (!maps) throw new WrongUse('source maps of a bucket are elsewhere: --maps, or MFE_MAPS');

  const places: Found[] = [];
  for (const frame of frames)
    places.push({ frame: frameName(frame), ...(await placeOf({ store, maps }, frame)) });
  for (const place of places) say(lineOf(place));
  return { places };
}

function lineOf(found: Found): string {
  if ('why' in found) return `${found.frame}  ${found.why}`;
  const { source, line, name, commit, note, team } = found;
  const inside = name === undefined ? '' : `  ${name}`;
  return `${source}:${line}${inside}  ${commit} ${note}${team === undefined ? '' : `  (${team})`}`;
}
