import { type Answer, type Context, text, WrongUse } from '../cli/command';
import { openCounts } from '../cli/counts-place';
import { channelIn, portIn } from '../cli/words';
import { openCollector } from '../collector/collector';
import { serveCollector } from '../collector/serve';
import { consoleToken, startConsole } from '../console/serve';
import { startJudge } from './judging';
import { untilStopped } from './until-stopped';

/** `collect`: receives and counts the telemetry of pages until a signal ends it. */
export async function collect(context: Context): Promise<Answer> {
  const { flags, store, root, by, worker, say } = context;
  const port = portIn('--port', flags['port'] ?? process.env['PORT'], 4318);
  const keepDays = Number(flags['keep'] ?? 30);
  if (!(keepDays > 0)) throw new WrongUse(`--keep is a number of days, not ${flags['keep']}`);
  const channels = (text(flags['judge']) ?? '').split(',').filter(Boolean).map(channelIn);
  const consolePort =
    flags['console'] === undefined ? undefined : portIn('--console', flags['console'], 4319);
  if (consolePort !== undefined) consoleToken();
  const database = await openCounts(root, text(flags['data']));
  const collector = openCollector({ database, root });
  const host = text(flags['host']) ?? '127.0.0.1';
  const isBehind = flags['behind'] === true;
  const warn = (line: string) => console.error(line);
  const served = await serveCollector({ collector, host, port, isBehind, keepDays, say: warn });
  say(`Collecting at http://${host}:${served.port}/v1/logs and /v1/metrics.`);
  const judging = startJudge({ channels, store, database, worker, say: warn });
  const where = { host: '127.0.0.1', port: consolePort ?? 0 };
  const pages =
    consolePort === undefined
      ? undefined
      : await startConsole({ where, store, counts: database, root, by, worker });
  if (pages) say(`The console of delivery: http://127.0.0.1:${pages.port}/`);
  await untilStopped();
  pages?.end();
  await judging.end();
  await served.end();
  await database.close();
  return { host, port: served.port };
}
