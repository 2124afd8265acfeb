import { goTo, guides, TERMS, test } from '../../journeys/delivery-test';
import { republished } from '../../journeys/published';
import { type Device, expect } from '../../journeys/test';
import { howMany, report, seed } from './how-many';
import { seeded } from './random';
import { type Client, openClient } from './soak-client';

const seconds = howMany('SOAK', 20);
const CLIENTS = seconds > 60 ? 10 : 4;
const DEPLOY_EVERY_MS = seconds > 60 ? 10_000 : 5000;
const STEP_MS = 400;
const PATHS: readonly [string, ...string[]] = [
  '/app/',
  '/app/termInfo/service',
  '/app/guide/subscApply',
  '/app/guide/insurance',
  '/app/guide/total',
  '/app/estimate/guide',
  '/app/subscStatusVtg',
];
const devices: readonly Device[] = ['android', 'ios'];

test(`phones work for ${seconds} s while versions go live (seed ${seed})`, async ({
  browser,
  sandbox,
  store,
}) => {
  test.setTimeout(120_000 + 2 * seconds * 1000);
  const random = seeded(seed);
  const clients: Client[] = [];
  for (let number = 0; number < CLIENTS; number++)
    clients.push(await openClient(browser, sandbox, devices[number % devices.length] ?? 'android'));
  const visitGuides = async ({ page }: Client) => {
    await goTo(page, TERMS);
    await expect(guides.terms(page)).toBeVisible();
  };
  await Promise.all(clients.map(visitGuides));
  const until = Date.now() + seconds * 1000;

  let deploys = 0;
  const deploy = async (isCanary: boolean) => {
    deploys += 1;
    const guides = await republished(store, `${store.good.guides}-soak${deploys}`);
    await store.live({
      ...(!isCanary && { versions: { guides } }),
      ...(isCanary && {
        canaries: [{ apps: { guides }, percent: 50, salt: 's' }],
      }),
      lkg: { guides: store.good.guides },
    });
  };
  const deploying = (async () => {
    while (Date.now() < until) {
      await deploy((deploys + 1) % 3 === 0);
      await new Promise((done) => setTimeout(done, DEPLOY_EVERY_MS));
    }
  })();
  const working = clients.map(async (client) => {
    while (Date.now() < until) {
      const path = random.pick(PATHS);
      await (random.below(10) === 0 ? client.reload() : goTo(client.page, path));
      await expect(client.page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
      await client.page.waitForTimeout(STEP_MS);
      client.steps += 1;
    }
  });
  await Promise.all([deploying, ...working]);
  // Every phone gets a document from before a deploy and one from after it, independent of its progress.
  await deploy(false);
  await Promise.all(
    clients.map(async (client) => {
      await client.reload();
      await visitGuides(client);
    }),
  );
  // Wait until all requests are finished before the check.
  for (const { page } of clients) await page.waitForLoadState('networkidle');

  const documents = clients.flatMap((client) => client.documents);
  const ran = new Set(documents.flatMap(({ versions }) => [...(versions.get('guides') ?? [])]));
  report(
    `${deploys} deploys, ${clients.reduce((sum, { steps }) => sum + steps, 0)} steps in ${documents.length} documents, ${ran.size} versions of the guides ran`,
  );
  expect(clients.flatMap(({ missing }) => missing)).toEqual([]);
  expect(clients.flatMap(({ errors }) => errors)).toEqual([]);
  const mixed = documents.filter(({ versions }) =>
    [...versions.values()].some(({ size }) => size > 1),
  );
  expect(mixed).toEqual([]);
  expect(documents.filter(({ signIns }) => signIns > 1)).toEqual([]);
  expect(ran.size).toBeGreaterThan(1);
  for (const client of clients) await client.close();
});
