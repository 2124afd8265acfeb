import { pageFunction, responseFunction } from '../cdn/functions';
import { headersPolicies } from '../cdn/headers';
import { type Bucket, edgePolicy, teamPolicy } from '../cdn/policies';
import { channelSettings } from '../store/channel-settings';
import { type Answer, type Context, text, WrongUse } from './command';
import { channelIn, keepIn } from './words';

export async function cdn({ flags, store, root, say }: Context): Promise<Answer> {
  const channel = channelIn(flags['channel'] ?? 'production');
  const bucket = bucketIn(text(flags['bucket']) ?? store.where);
  const { trust } = await channelSettings(store, channel);
  const teams = Object.entries(trust?.keys ?? {}).map(
    ([name, team]) => [name, teamPolicy(bucket, channel, name, team)] as const,
  );
  const distribution = text(flags['distribution']) ?? 'arn:aws:cloudfront::…:distribution/…';
  const all = {
    headers: headersPolicies(),
    function: pageFunction(channel, root),
    response: responseFunction(root, keepIn(flags['keep'])),
    policies: { ...Object.fromEntries(teams), edge: edgePolicy(bucket, channel, distribution) },
  };
  for (const value of Object.values(all))
    say(typeof value === 'string' ? value : JSON.stringify(value, null, 1));
  return all;
}

function bucketIn(where: string): Bucket {
  const [, name, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(where) ?? [];
  if (name === undefined) throw new WrongUse(`--bucket is s3://bucket/prefix, not ${where}`);
  return { name, prefix: prefix === '' ? '' : `${prefix}/` };
}
