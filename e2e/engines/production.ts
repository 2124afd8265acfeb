import { rmSync } from 'node:fs';
import type { AppName, Release } from '@shared/release/release';
import { builtStore } from '../journeys/built-store';
import { goLive } from '../journeys/channel';
import { type SandboxProcess, startSandbox } from '../journeys/sandbox-process';
import { test as base } from './test';

/** Channel without QA tools, as in production. */
const CHANNEL = 'without-tools';

type Production = SandboxProcess & {
  store: string;
  release: Release;
  deploy: (app: AppName, version: string) => Promise<unknown>;
};

/** Starts a sandbox that serves the build as production does, from a temporary store. `stop` deletes the store. */
async function startProduction(): Promise<Production> {
  const { root: store, versions, release } = await builtStore(CHANNEL);
  const sandbox = await startSandbox({ SANDBOX_STORE: store, SANDBOX_CHANNEL: CHANNEL });
  const stop = async () => {
    await sandbox.stop();
    rmSync(store, { recursive: true });
  };
  const deploy = (app: AppName, version: string) =>
    goLive(store, CHANNEL, { versions: { ...versions, [app]: version } });
  return { ...sandbox, stop, store, release, deploy };
}

/** Tests on a build that is served as in production. */
export const test = base.extend<{ production: Production }>({
  production: async ({ phone }, use) => {
    const production = await startProduction();
    await use(production);
    await phone.engine.goto('about:blank'); // background requests of an idle page need the sandbox
    await production.stop();
  },
});
