import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
jest.setTimeout(300_000);

let house: string;

/** A copy of the sources with node_modules whose links lead into the copy; libraries stay where they are. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'new-screen-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(join(root, file), join(house, file), { force: true });
  const packages = [...new Set(files.filter((file) => file.endsWith('/package.json')))];
  for (const folder of ['', ...packages.map((file) => file.replace(/package\.json$/, ''))])
    cpSync(join(root, folder, 'node_modules'), join(house, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(pnpm|cache)$/.test(path),
    });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(house, 'node_modules/.pnpm'));
  execFileSync('git', ['init', '-q'], { cwd: house });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
const newScreen = (flags: Record<string, string>) =>
  node('e2e/run/new-screen.mjs', ...Object.entries(flags).flatMap(([k, v]) => [`--${k}`, v]));
const winter = {
  app: 'guides',
  path: '/guide/winter/:season',
  name: 'GuideWinter',
  title: '눈썰매 점검',
  frame: 'none',
};
/** What the command says it has written: a line each. */
const filesIn = ({ stdout }: { stdout: string }) => stdout.match(/^[\w./-]+\.tsx?$/gm) ?? [];
const text = (file: string) => readFileSync(join(house, file), 'utf8');

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
    expect(text('shared/routes/src/routes.ts')).toBe(
      readFileSync(join(root, 'shared/routes/src/routes.ts'), 'utf8'),
    );
  });

  it('makes a screen with which types, lint and the tests of pages pass', () => {
    const made = newScreen(winter);
    const more = newScreen({
      app: 'apply',
      path: '/subscApply/gift',
      name: 'SubscApplyGift',
      title: '선물하기',
      web: 'with-vtg-id',
    });
    const jest = join(house, 'node_modules/jest/bin/jest.js');
    const tests = node(
      jest,
      ...['shared/routes', 'winter', 'gift', 'shared/copy/src/title'],
      ...['--silent', '--ci', '-i', '--cacheDirectory', join(house, '.jest')],
    );
    const touched = [made, more].flatMap(filesIn);
    // What is beside them is checked where it stands, not a second time here.
    const own = {
      extends: './tsconfig.json',
      include: [...touched, '**/*.d.ts'],
      compilerOptions: { incremental: false },
    };
    writeFileSync(join(house, 'tsconfig.screens.json'), JSON.stringify(own));
    const types = node(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '-p',
      'tsconfig.screens.json',
    );
    const lint = spawnSync(
      'node_modules/.bin/biome',
      ['check', '--error-on-warnings', ...touched],
      { cwd: house, encoding: 'utf8' },
    );

    expect(touched).toContain('e2e/journeys/route-guard.spec.ts');
    expect([made.status, more.status]).toEqual([0, 0]);
    expect(text('shared/routes/src/routes.ts')).toContain(
      "  GuideWinter:            { app: 'guides',   path: '/guide/winter/:season',                   web: 'app-only',    frame: 'none',       title: 'guide' },",
    );
    expect(text('remote-guides/src/winter/GuideWinter.tsx')).toContain(
      'export function GuideWinter()',
    );
    expect(tests.stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
    expect(tests.stderr).toContain('remote-guides/src/winter/GuideWinter.test.tsx');
    expect(tests.status).toBe(0);
    expect([types.status, types.stdout]).toEqual([0, '']);
    expect(lint.status).toBe(0);
  });
});
