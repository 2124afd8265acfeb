import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const START = `import(process.argv[1]).then(async ({ startCollector }) => {
  process.exitCode = await startCollector(process.argv.slice(2), process.cwd());
});`;

export type CollectorProcess = {
  child: ChildProcess;
  origin: string;
  send: (signal: 'logs' | 'metrics', body: unknown) => Promise<Response>;
  /** Number of records that are not written yet, and of batches since the start. */
  health: () => Promise<{ waiting: number; batches: number }>;
};

/**
 * Starts `npm run collect` as a separate process with the embedded database in `data`, from the project folder `root`.
 */
export async function collectorProcess(root: string, data: string): Promise<CollectorProcess> {
  const script = join(root, 'shared/delivery/main/start.mjs');
  const flags = ['--port', '0', '--data', data];
  const child = spawn(process.execPath, ['-e', START, '--', script, ...flags], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [origin = ''] = /http:\S+:\d+/.exec(String(line)) ?? [];
  return {
    child,
    origin,
    send: (signal, body) =>
      fetch(`${origin}/v1/${signal}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    health: async () => (await fetch(`${origin}/health`)).json(),
  };
}
