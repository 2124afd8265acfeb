import { serveApp } from '../build/serve-app.mjs';
import { contentTypes } from '../store/headers';
import { type Answer, type Context, text, WrongUse } from './command';
import { remoteIn } from './words';

/** `serve apply --port 3003`: serves a local build of the remote for a page of staging, until Ctrl-C. */
export async function serve({ words, flags, say }: Context): Promise<Answer> {
  const app = remoteIn(words[0]);
  const port = Number(text(flags['port']) ?? 3003);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535)
    throw new WrongUse('--port is a number from 1024 to 65535');
  const said = (line: string) => say(`${app}  ${line}`);
  const end = await serveApp({ app, port, types: contentTypes, said });
  say(`http://localhost:${port}/app.json   open staging with ?mfedev=${app}:${port}`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await end();
  return { app, port };
}
