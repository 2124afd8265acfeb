import { serveConsole } from '../console/serve';
import { openSessions } from '../console/session';
import { type Answer, type Context, text, WrongUse } from './command';

const OUR_MACHINE = ['127.0.0.1', 'localhost', '::1'];

/** `console`: the pages for whoever is on call, until it is ended. */
export async function console({ flags, store, root, by, worker, say }: Context): Promise<Answer> {
  const port = Number(text(flags['port']) ?? 4319);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new WrongUse('--port is a number from 0 to 65535');
  const host = text(flags['host']) ?? '127.0.0.1';
  const token = process.env['MFE_CONSOLE_TOKEN'] || undefined;
  if (token === undefined && !OUR_MACHINE.includes(host))
    throw new WrongUse(`${host} is seen by others: MFE_CONSOLE_TOKEN says who may come in`);
  const sessions = openSessions({ token, now: Date.now });
  const served = await serveConsole(
    { host, port },
    { desk: { store, root, worker }, sessions, by },
  );
  say(`The console of delivery: http://${host}:${served.port}/`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  served.end();
  return { host, port: served.port };
}
