import { nginxConfig } from '../nginx/config';
import type { Place } from '../nginx/place';
import { type Answer, type Context, text, WrongUse } from './command';
import { channelIn, keepIn } from './words';

/** `nginx --channel production`: prints a server block for a store in a folder or in a readable bucket. */
export async function nginx({ flags, store, say }: Context): Promise<Answer> {
  const config = nginxConfig({
    ...placeOf(store.where, text(flags['bucket'])),
    channel: channelIn(flags['channel'] ?? 'production'),
    listen: text(flags['listen']) ?? '8080',
    api: text(flags['api']),
    ca: text(flags['ca']),
    keep: keepIn(flags['keep']),
  });
  say(config);
  return { config };
}

/** Returns the folder, or the address of the bucket. A bucket outside Amazon needs --bucket with its address. */
function placeOf(where: string, address: string | undefined): Place {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/(.*)$/.exec(where) ?? [];
  if (bucket === undefined && address === undefined) return { root: where };
  const region = process.env['AWS_REGION'] ?? 'us-east-1';
  const named = address ?? `https://${bucket}.s3.${region}.amazonaws.com/${prefix}`;
  if (!URL.canParse(named)) throw new WrongUse(`--bucket is the address of a bucket, not ${named}`);
  return { bucket: named };
}
