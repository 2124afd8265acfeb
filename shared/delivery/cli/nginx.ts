import { nginxConfig } from '../nginx/config';
import { type Answer, type Context, text, WrongUse } from './command';
import { channelIn } from './words';

/** `nginx --channel production`: a server block for a store in a folder. */
export async function nginx({ flags, store, say }: Context): Promise<Answer> {
  if (!store.where.startsWith('/')) throw new WrongUse('nginx serves a store in a folder');
  const config = nginxConfig({
    root: store.where,
    channel: channelIn(flags['channel'] ?? 'production'),
    listen: text(flags['listen']) ?? '8080',
    api: text(flags['api']),
  });
  say(config);
  return { config };
}
