import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/base/free-port';
import { answering, ended } from '@shared/delivery/gate/sandbox-program';
import type { Page } from 'playwright/test';
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

/** Builds and serves the example host as its documentation says. */
async function startExampleHost(api: string, manifests: readonly Manifest[]) {
  const port = await freePort();
  const given = [`api=${api}`, ...manifests.map(({ app, address }) => `${app}=${address}`)];
  const args = ['serve', '--port', String(port), ...given.flatMap((one) => ['--env', one])];
  const child = spawn(join(folder, 'node_modules/.bin/webpack-cli'), args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await answering(origin, child, STARTING_MS);
  return { origin, stop: () => ended(child, 'SIGTERM') };
}

/** One screen of each remote, with its heading. */
const screens = [
  ['/app/', '내 차에 맞는 멤버십'],
  ['/app/estimate/guide', '나의 차량 서비스 견적'],
  ['/app/termInfo/service', '이용약관'],
  ['/app/subscStatus', '가입 멤버십 정보'],
] as const;

test('another host mounts a screen of each remote by its manifest [PLAT-003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByRole('region', { name: '가입 멤버십 정보' })).toContainText('STANDARD');
  const manifests = await manifestsOf(page);
  expect(manifests).toHaveLength(4);
  const host = await startExampleHost(sandbox.origin, manifests);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  try {
    for (const [path, name] of screens) {
      await page.goto(host.origin + path);
      await expect(page.getByText('Example host')).toBeVisible();
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    }
  } finally {
    await host.stop();
  }

  expect([...asked]).toEqual(expect.arrayContaining(manifests.map(({ address }) => address)));
});
