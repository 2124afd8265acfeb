import { scenarios } from 'sandbox/people/people';
import { OPEN, type Scene, scenesOf } from '../../journeys/scenes/scenes';
import { open, settled } from '../../journeys/scenes/view';
import { walks } from '../../journeys/scenes/walks';
import { chromiumEngine } from '../../journeys/screen/chromium';
import { screenOf } from '../../journeys/screen/screen';
import { atFullLength, forced, test as onPhone, workbench } from './seen';

const test = onPhone.extend<{ picture: (name: string) => Promise<void> }>({
  /** Takes a picture of the page for the report. */
  picture: async ({ seen }, use, info) => {
    await use((name) =>
      atFullLength(seen, async () => {
        const body = await seen.screenshot({ animations: 'disabled' });
        await info.attach(name, { body, contentType: 'image/png' });
      }),
    );
  },
});

const groups: readonly { of: string; isOf: (scene: Scene) => boolean }[] = [
  ...OPEN.map((scene) => ({ of: scene.name, isOf: ({ name }: Scene) => name === scene.name })),
  { of: 'links of dealers', isOf: ({ name }) => name.startsWith('link-') },
  ...scenarios.map(({ key }) => ({
    of: key,
    isOf: ({ name }: Scene) => name.startsWith(`${key} `),
  })),
];

for (const { of, isOf } of groups)
  test(`pictures of ${of}`, async ({ seen, sandbox, picture }) => {
    for (const scene of (await scenesOf(sandbox.origin)).filter(isOf)) {
      await open(seen, sandbox.origin, scene);
      await picture(`${scene.name} ${scene.to}`);
    }
  });

for (const walk of walks)
  test(`pictures of the flow ${walk.name}`, async ({ seen, sandbox, picture }) => {
    await open(seen, sandbox.origin, walk);
    await walk.walk(screenOf(chromiumEngine(seen)), async (name) => {
      await settled(seen);
      await picture(name);
    });
  });

test('pictures of the components', async ({ seen, picture }) => {
  await seen.setContent(await workbench());
  for (const state of ['', 'hover', 'active', 'focus-visible'] as const) {
    await forced(seen, state);
    await picture(state || 'at rest');
  }
});
