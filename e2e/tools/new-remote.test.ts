import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedHouse, copiedHouse } from './testing/copied-house';

jest.setTimeout(300_000);

let house: CopiedHouse;
beforeAll(() => {
  house = copiedHouse('new-remote');
});
afterAll(() => house.remove());

const gifts = { app: 'gifts', path: '/gifts/:year', name: 'Gifts', title: '튼튼 선물' };
const newRemote = (flags: Readonly<Record<string, string>>) =>
  house.node(
    'e2e/tools/new-remote.mjs',
    '--no-install',
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
  );

describe('npm run new:remote', () => {
  it.each([
    [{ ...gifts, app: 'Gifts' }, "'Gifts' is no name of a remote"],
    [{ ...gifts, app: 'apply' }, 'apply is there already.'],
    [{ ...gifts, name: 'GuideTotal' }, 'GuideTotal is there already, at /guide/total'],
    [{ ...gifts, title: '' }, 'the heading of the page is missing'],
  ])('refuses %p and changes nothing', (flags, sentence) => {
    const before = house.text('shared/platform/routes/src/apps.ts');

    const { status, stderr } = newRemote(flags);

    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(house.text('shared/platform/routes/src/apps.ts')).toBe(before);
  });

  // The nightly run also runs all unit tests with a new remote and a new screen.
  it('creates a remote that builds and passes types and lint', () => {
    const made = newRemote(gifts);
    house.link('remote-gifts', 'remote-estimate');
    const touched = made.stdout.match(/^[\w./-]+\.tsx?$/gm) ?? [];
    const own = {
      extends: './tsconfig.json',
      include: [...touched, '**/*.d.ts'],
      compilerOptions: { incremental: false },
    };
    writeFileSync(join(house.folder, 'tsconfig.remote.json'), JSON.stringify(own));
    const types = house.node(
      ...['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.remote.json'],
    );
    const lint = house.run('node_modules/.bin/biome', [
      ...['check', '--error-on-warnings'],
      ...touched,
    ]);
    const store = join(house.folder, '.store');
    const built = house.node('shared/delivery/build/build-app.mjs', 'gifts', '1.0.0', store);

    expect(made.status).toBe(0);
    expect(touched).toContain('remote-gifts/src/screens.ts');
    expect([types.status, types.stdout]).toEqual([0, '']);
    expect(lint.status).toBe(0);
    expect([built.status, built.stderr]).toEqual([0, 'gifts compiled successfully\n']);
    expect(JSON.parse(house.text('.store/gifts/1.0.0/app.json'))).toMatchObject({
      app: 'gifts',
      entry: { js: ['entry.js'] },
      screens: { Gifts: expect.anything() },
    });
  });
});
