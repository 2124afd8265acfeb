import { type Answer, type Context, text, WrongUse } from '../cli/command';
import { openCounts } from '../cli/counts-place';
import { portIn } from '../cli/words';
import { consoleToken, startConsole } from '../console/serve';
import { untilStopped } from './until-stopped';

const OUR_MACHINE = ['127.0.0.1', 'localhost', '::1'];

/** Shows telemetry only with `DATABASE_URL`, because an embedded database has one reader, the collector. */
export async function console({ flags, store, root, by, worker, say }: Context): Promise<Answer> {
  const port = portIn('--port', flags['port'], 4319);
  const host = text(flags['host']) ?? '127.0.0.1';
  if (consoleToken() === undefined && !OUR_MACHINE.includes(host))
    throw new WrongUse(`${host} is seen by others: MFE_CONSOLE_TOKEN says who may come in`);
  const counts = process.env['DATABASE_URL'] ? await openCounts(root) : undefined;
  const where = { host, port };
  const maps = text(flags['maps']);
  const served = await startConsole({ where, store, root, by, worker, counts, maps });
  say(`The console of delivery: http://${host}:${served.port}/`);
  await untilStopped();
  served.end();
  await counts?.close();
  return { host, port: served.port };
}
