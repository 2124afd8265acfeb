import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedHouse, copiedHouse } from './testing/copied-house';

const root = join(__dirname, '../..');
jest.setTimeout(300_000);

let house: CopiedHouse;
beforeAll(() => {
  house = copiedHouse('new-screen');
});
afterAll(() => house.remove());

const newScreen = (flags: Record<string, string>) =>
  house.node(
    'e2e/tools/new-screen.mjs',
    ...Object.entries(flags).flatMap(([k, v]) => [`--${k}`, v]),
  );
const winter = {
  app: 'guides',
  path: '/guide/winter/:season',
  name: 'GuideWinter',
  title: '눈썰매 점검',
  frame: 'none',
};
/** Returns the files that the command printed, one per line. */
const filesIn = ({ stdout }: { stdout: string }) => stdout.match(/^[\w./-]+\.tsx?$/gm) ?? [];
const text = (file: string) => house.text(file);

describe('npm run new:screen', () => {
  it.each([
    [{ ...winter, app: 'shop' }, "there is no remote 'shop'"],
    [{ ...winter, name: 'guide winter' }, "'guide winter' is no name of a component"],
    [{ ...winter, path: 'guide' }, "'guide' is no address under /app"],
    [{ ...winter, title: '' }, 'the heading of the page is missing'],
    [{ ...winter, name: 'GuideTotal' }, 'GuideTotal is there already, at /guide/total'],
    [
      { ...winter, path: '/guide/insurance/:other' },
      'GuideInsuranceSubmit is there already, at /guide/insurance/:careInsuranceConfirmId',
    ],
  ])('refuses %p and changes nothing', (flags, sentence) => {
    const { status, stderr } = newScreen(flags);

    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(text('shared/platform/routes/src/routes.ts')).toBe(
      readFileSync(join(root, 'shared/platform/routes/src/routes.ts'), 'utf8'),
    );
  });

  // The nightly run also runs all unit tests with a new remote and a new screen.
  it('creates a screen that passes types and lint', () => {
    const made = newScreen(winter);
    const more = newScreen({
      app: 'apply',
      path: '/subscApply/gift',
      name: 'SubscApplyGift',
      title: '선물하기',
      web: 'with-vtg-id',
    });
    const touched = [made, more].flatMap(filesIn);
    // Check only these files, because the others are checked in the repository itself.
    const own = {
      extends: './tsconfig.json',
      include: [...touched, '**/*.d.ts'],
      compilerOptions: { incremental: false },
    };
    writeFileSync(join(house.folder, 'tsconfig.screens.json'), JSON.stringify(own));
    const types = house.node(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '-p',
      'tsconfig.screens.json',
    );
    const lint = house.run('node_modules/.bin/biome', [
      ...['check', '--error-on-warnings'],
      ...touched,
    ]);

    expect(touched).toContain('e2e/journeys/route-guard.spec.ts');
    expect(touched).toContain('remote-guides/src/winter/GuideWinter.test.tsx');
    expect([made.status, more.status]).toEqual([0, 0]);
    expect(text('shared/platform/routes/src/routes.ts')).toContain(
      "  GuideWinter:            { path: '/guide/winter/:season',                    web: 'app-only',    frame: 'none',       app: 'guides',   title: 'guide' },",
    );
    expect(text('remote-guides/src/winter/GuideWinter.tsx')).toContain(
      'export function GuideWinter()',
    );
    expect([types.status, types.stdout]).toEqual([0, '']);
    expect(lint.status).toBe(0);
  });
});
