import { parseArgs } from 'node:util';
import { openDatabase } from '@shared/database/open';
import { WrongUse } from '../cli/command';
import { workerIn } from '../cli/git';
import { channelIn, portIn } from '../cli/words';
import { workerOf } from '../cli/worker';
import { openCollector } from '../collector/collector';
import { serveCollector } from '../collector/serve';
import { collectorTables } from '../collector/tables';
import { consoleToken, startConsole } from '../console/serve';
import { openStore } from '../store/open';
import { startJudge } from './judging';

const HELP = `npm run collect -- [options]

Takes what pages tell (settings: events.url), as OTLP over HTTP has it in JSON: POST /v1/logs, /v1/metrics.

  --port <port>   4318, OpenTelemetry's, or PORT
  --host <name>   127.0.0.1; behind a server of yours that is the one to open
  --behind        takes that server's word for addresses (X-Forwarded-For)
  --data <folder> .data/collector, for the embedded database
  --keep <days>   30
  --judge <names> channels whose canaries are looked at every 30 seconds: production,staging; what is found is
                  done where their settings say so ("judge": {"acts": true}), signed by MFE_TEAM and MFE_KEY
  --console <port> the console of delivery over what is counted here, on this machine (mfe console --help)
  --store <place> of these channels, otherwise MFE_STORE: a folder or s3://…
  DATABASE_URL    postgres://… instead of the embedded one`;

/** Runs `npm run collect` until a signal ends it. Returns the exit code. */
export async function collect(args: readonly string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: process.env['PORT'] ?? '4318' },
      host: { type: 'string', default: '127.0.0.1' },
      behind: { type: 'boolean', default: false },
      data: { type: 'string', default: '.data/collector' },
      keep: { type: 'string', default: '30' },
      judge: { type: 'string', default: '' },
      console: { type: 'string' },
      store: { type: 'string', default: process.env['MFE_STORE'] ?? '.store' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const port = portIn('--port', values.port, 4318);
  const keepDays = Number(values.keep);
  if (!(keepDays > 0)) throw new WrongUse(`--keep is a number of days, not ${values.keep}`);
  const channels = values.judge.split(',').filter(Boolean).map(channelIn);
  const consolePort =
    values.console === undefined ? undefined : portIn('--console', values.console, 4319);
  if (consolePort !== undefined) consoleToken();
  const worker = await workerOf(process.env);
  const store = await openStore(values.store);
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    directory: values.data,
    tables: collectorTables(root),
  });
  const collector = openCollector({ database, root });
  const { host, behind: isBehind } = values;
  const say = (line: string) => console.error(line);
  const served = await serveCollector({ collector, host, port, isBehind, keepDays, say });
  console.log(`Collecting at http://${host}:${served.port}/v1/logs and /v1/metrics.`);
  const judging = startJudge({ channels, store, database, worker, say });
  const pages =
    consolePort === undefined
      ? undefined
      : await startConsole({
          where: { host: '127.0.0.1', port: consolePort },
          store,
          counts: database,
          root,
          by: workerIn(root),
          worker,
        });
  if (pages) console.log(`The console of delivery: http://127.0.0.1:${pages.port}/`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  pages?.end();
  await judging.end();
  await served.end();
  await database.close();
  return 0;
}
