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

  // The nightly run checks and builds a new remote and a new screen, and runs all unit tests with them.
  it('creates a remote with its page and lists the changed files', () => {
    const made = newRemote(gifts);

    expect(made.status).toBe(0);
    expect(made.stdout.match(/^[\w./-]+\.tsx?$/gm)).toContain('remote-gifts/src/screens.ts');
    expect(house.text('remote-gifts/src/screens.ts')).toContain('Gifts');
    expect(house.text('shared/platform/routes/src/apps.ts')).toContain("'gifts'");
  });
});
