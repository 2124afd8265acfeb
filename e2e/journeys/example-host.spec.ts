import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/base/free-port';
import { answering, ended, firstCall } from '@shared/delivery/gate/sandbox-program';
import type { Page } from 'playwright/test';
import { nightly } from './nightly';
import { copiesOn, outsideOf } from './outside';
import { expect, test } from './test';

const folder = join(import.meta.dirname, '../example-host');
/** Generous timeout in milliseconds: the development server listens after two seconds on an idle machine. */
const STARTING_MS = 60_000;

type Manifest = { app: string; address: string };

/** Returns the addresses of the manifests of the four live remotes. */
const manifestsOf = (page: Page): Promise<Manifest[]> =>
  page.evaluate(() =>
    Object.entries(globalThis.__release?.apps ?? {}).flatMap(([app, { base, container }]) =>
      container === undefined ? [] : { app, address: `${location.origin}${base}mf-manifest.json` },
    ),
  );

type Host = { folder: string; command: string; env?: Record<string, string>; remove?: () => void };

/** The host with webpack in this workspace, which every run includes. */
const hostHere = (api: string, manifests: readonly Manifest[]): Host => {
  const given = [`api=${api}`, ...manifests.map(({ app, address }) => `${app}=${address}`)];
  return { folder, command: `webpack-cli serve ${given.map((one) => `--env ${one}`).join(' ')}` };
};

const hostOutside =
  (tool: string, command: string) =>
  (api: string, manifests: readonly Manifest[]): Host => {
    const outside = outsideOf(folder, tool);
    const addresses = manifests.map(({ app, address }) => [app, address]);
    return {
      folder: outside,
      command,
      env: { HOST: JSON.stringify({ API: api, ...Object.fromEntries(addresses) }) },
      remove: () => rmSync(outside, { recursive: true }),
    };
  };

const hosts = [
  ['webpack in this workspace', hostHere, {}],
  ['webpack', hostOutside('webpack', 'webpack serve'), nightly],
  ['Rsbuild', hostOutside('rsbuild', 'rsbuild dev'), nightly],
  ['Vite', hostOutside('vite', 'vite'), nightly],
] as const;

/** Builds and serves the host. */
async function start({ folder, command, env, remove }: Host) {
  const port = await freePort();
  const [program = '', ...args] = `${command} --port ${port}`.split(' ');
  const child = spawn(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await answering(firstCall(origin), child, STARTING_MS);
  return { origin, stop: () => ended(child, 'SIGTERM').then(remove) };
}

/** One screen of each remote, with its heading. */
const screens = [
  ['/app/', '내 차에 맞는 멤버십'],
  ['/app/estimate/guide', '나의 차량 서비스 견적'],
  ['/app/termInfo/service', '이용약관'],
  ['/app/subscStatus', '가입 멤버십 정보'],
] as const;

for (const [tool, prepare, kind] of hosts)
  test(
    `a host built with ${tool} mounts a screen of each remote [PLAT-003]`,
    kind,
    async ({ page, sandbox }) => {
      test.slow(); // a host outside the workspace installs its packages
      const to = '/app/subscStatus';
      await sandbox.open(page, { person: 'active-standard', as: 'android', to });
      await expect(page.getByRole('region', { name: '가입 멤버십 정보' })).toContainText(
        'STANDARD',
      );
      const manifests = await manifestsOf(page);
      expect(manifests).toHaveLength(4);
      const host = await start(prepare(sandbox.origin, manifests));
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(request.url()));
      try {
        for (const [path, name] of screens) {
          await page.goto(host.origin + path);
          await expect(page.getByText('Example host')).toBeVisible();
          await expect(page.getByRole('heading', { name }).first()).toBeVisible();
          expect(await copiesOn(page)).toEqual({
            react: ['example'],
            '@shared/session': ['example'],
          });
        }
      } finally {
        await host.stop();
      }

      expect([...asked]).toEqual(expect.arrayContaining(manifests.map(({ address }) => address)));
    },
  );
