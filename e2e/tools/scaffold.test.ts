import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNode } from '@shared/delivery/testing/in-node';
import { parse } from 'yaml';
import { type CopiedHouse, copiedHouse } from './testing/copied-house';

jest.setTimeout(300_000);

const ROUTES = 'shared/platform/routes/src/routes.ts';
const winter = {
  app: 'guides',
  path: '/guide/winter/:season',
  name: 'GuideWinter',
  title: '눈썰매 점검',
  frame: 'none',
};
const gifts = { app: 'gifts', path: '/gifts/:year', name: 'Gifts', title: '튼튼 선물' };

let house: CopiedHouse;
beforeAll(() => {
  house = copiedHouse('scaffold');
});
afterAll(() => house.remove());

const run = (command: string, wish: Readonly<Record<string, string>>, ...more: string[]) =>
  house.node(
    `e2e/tools/${command}.mjs`,
    ...more,
    ...Object.entries(wish).flatMap(([flag, value]) => [`--${flag}`, value]),
  );
/** Returns the files that the command printed, one per line. */
const filesIn = ({ stdout }: { stdout: string }) => stdout.match(/^[\w./-]+\.tsx?$/gm) ?? [];

type Refused = readonly [change: Readonly<Record<string, string>>, sentence: string];
/** Returns the sentence for each changed wish. */
const problems = (module: string, call: string, wish: object, refused: readonly Refused[]) =>
  inNode<string[]>(
    module,
    `given[0].map((wish) => ${call})`,
    refused.map(([change]) => ({ web: 'open', frame: 'none', ...wish, ...change })),
    house.text(ROUTES),
  );
const matching = (refused: readonly Refused[]) =>
  refused.map(([, sentence]) => expect.stringContaining(sentence));

// A journey builds and opens a new remote and a new screen (e2e/journeys/new-remote.spec.ts).
describe('npm run new:screen', () => {
  it('names each problem of a screen and changes nothing', () => {
    const refused: readonly Refused[] = [
      [{ app: 'shop' }, "there is no remote 'shop'"],
      [{ name: 'guide winter' }, "'guide winter' is no name of a component"],
      [{ path: 'guide' }, "'guide' is no address under /app"],
      [{ title: '' }, 'the heading of the page is missing'],
      [{ name: 'GuideTotal' }, 'GuideTotal is there already, at /guide/total'],
      [
        { path: '/guide/insurance/:other' },
        'GuideInsuranceSubmit is there already, at /guide/insurance/:careInsuranceConfirmId',
      ],
    ];
    const found = problems(
      'e2e/tools/new-screen-files.mjs',
      'own.wishProblem(wish, own.rowsOf(given[1]))',
      winter,
      refused,
    );
    const { status, stderr } = run('new-screen', { ...winter, app: 'shop' });

    expect(found).toEqual(matching(refused));
    expect(status).toBe(1);
    expect(stderr).toContain("there is no remote 'shop'");
    expect(house.text(ROUTES)).toBe(readFileSync(join(__dirname, '../..', ROUTES), 'utf8'));
  });

  it('creates a screen and its tests', () => {
    const made = run('new-screen', winter);

    expect(made.status).toBe(0);
    expect(filesIn(made)).toContain('shared/platform/routes/testing/specified.ts');
    expect(filesIn(made)).toContain('remote-guides/src/winter/GuideWinter.test.tsx');
    expect(house.text(ROUTES)).toContain(
      "  GuideWinter:            { path: '/guide/winter/:season',                    web: 'app-only',    frame: 'none',       app: 'guides',   title: 'guide' },",
    );
    expect(house.text('remote-guides/src/winter/GuideWinter.tsx')).toContain(
      'export function GuideWinter()',
    );
  });
});

describe('npm run new:remote', () => {
  type Importer = Record<'dependencies' | 'devDependencies', Record<string, object>>;
  const LOCK = 'pnpm-lock.yaml';
  const APPS = 'shared/platform/routes/src/apps.ts';

  it('names each problem of a remote and changes nothing', () => {
    const before = house.text(APPS);
    const refused: readonly Refused[] = [
      [{ app: 'Gifts' }, "'Gifts' is no name of a remote"],
      [{ app: 'apply' }, 'apply is there already.'],
      [{ name: 'GuideTotal' }, 'GuideTotal is there already, at /guide/total'],
      [{ title: '' }, 'the heading of the page is missing'],
    ];
    const found = problems(
      'e2e/tools/new-remote-files.mjs',
      'own.remoteProblem(wish, given[1])',
      gifts,
      refused,
    );
    const { status, stderr } = run('new-remote', { ...gifts, app: 'apply' }, '--no-install');

    expect(found).toEqual(matching(refused));
    expect(status).toBe(1);
    expect(stderr).toContain('apply is there already.');
    expect(house.text(APPS)).toBe(before);
  });

  it('creates a remote with its page and lists the changed files', () => {
    const made = run('new-remote', { ...gifts, web: 'with-vtg-id' }, '--no-install');

    expect(made.status).toBe(0);
    expect(filesIn(made)).toContain('remote-gifts/src/screens.ts');
    expect(house.text('remote-gifts/src/screens.ts')).toContain('Gifts');
    expect(house.text(APPS)).toContain("'gifts'");
  });

  it('adds only its own lines to the lock file, as pnpm writes them', () => {
    const [before, after] = [
      readFileSync(join(__dirname, '../..', LOCK), 'utf8'),
      house.text(LOCK),
    ];
    const { importers } = parse(after) as { importers: Record<string, Importer> };
    const { gifts, guides } = {
      gifts: importers['remote-gifts'],
      guides: importers['remote-guides'],
    };

    expect(after.replace(/^ {2}remote-gifts:\n(?: {4}.*\n)+\n/m, '')).toBe(before);
    expect(Object.keys(importers)).toEqual(Object.keys(importers).sort());
    expect(guides?.dependencies).toMatchObject(gifts?.dependencies ?? {});
    expect(guides?.devDependencies).toMatchObject(gifts?.devDependencies ?? {});
    for (const kind of ['dependencies', 'devDependencies'] as const)
      expect(Object.keys(gifts?.[kind] ?? {})).toEqual(
        Object.keys(JSON.parse(house.text('remote-gifts/package.json'))[kind]),
      );
  });
});
