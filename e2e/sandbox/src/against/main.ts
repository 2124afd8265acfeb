import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { dataIn } from '@shared/delivery/store/page';
import { inProject } from '../paths';
import { developmentParts } from '../site/development';
import { type Against, against } from './against';

/** Serves a deployed release with local apps in its pages: `npm run dev -- --only apply --against https://…`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      // Addresses of the local apps, as JSON.
      servers: { type: 'string', default: '{}' },
      against: { type: 'string', default: '' },
    },
  });
  const servers: Against['servers'] = JSON.parse(values.servers);
  const there = new URL(values.against).origin;
  const page = await fetch(`${there}/app/`);
  const { channel, release } = dataIn(await page.text());
  const { host, ...remotes } = release.apps;
  const theirs = Object.entries(remotes).filter(([app]) => !Object.hasOwn(servers, app));
  const names = theirs.map(([app, { version }]) => `${app}@${version}`).join(', ');
  const hostPage = inProject('host/src/boot');
  const { fetch: answer } = against({ there, servers, parts: () => developmentParts(hostPage) });
  const port = Number(values.port);
  serve({ fetch: answer, port, hostname: 'localhost' }, () => {
    console.log(`${channel} of ${there}: ${names} as they are live, with its calls and settings`);
    console.log(`the host is this checkout's, for hot reload; live is host@${host.version}`);
    console.log(`http://localhost:${port}/app/`);
  });
}

main().catch((error: Error) => {
  console.error(`No set answers there: ${error.message}`);
  process.exit(1);
});
