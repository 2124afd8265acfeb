import { readFileSync } from 'node:fs';
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

  // The nightly run checks and builds a new remote and a new screen, and runs all unit tests with them.
  it('creates a screen and its tests', () => {
    const made = newScreen(winter);
    const more = newScreen({
      app: 'apply',
      path: '/subscApply/gift',
      name: 'SubscApplyGift',
      title: '선물하기',
      web: 'with-vtg-id',
    });
    const touched = [made, more].flatMap(filesIn);
    expect(touched).toContain('e2e/journeys/route-guard.spec.ts');
    expect(touched).toContain('remote-guides/src/winter/GuideWinter.test.tsx');
    expect([made.status, more.status]).toEqual([0, 0]);
    expect(text('shared/platform/routes/src/routes.ts')).toContain(
      "  GuideWinter:            { path: '/guide/winter/:season',                    web: 'app-only',    frame: 'none',       app: 'guides',   title: 'guide' },",
    );
    expect(text('remote-guides/src/winter/GuideWinter.tsx')).toContain(
      'export function GuideWinter()',
    );
  });
});
