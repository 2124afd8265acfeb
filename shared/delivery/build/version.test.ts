import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { appNames, remoteNames } from '@shared/routes/apps';
import { inNode } from '../testing/in-node';

const everybody: readonly string[] = appNames;
const folders = ['host', ...remoteNames.map((name) => `remote-${name}`)];

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'care-version-'));
  for (const folder of folders) {
    write(`${folder}/package.json`, '{"version":"1.2.3"}');
    write(`${folder}/src/screens.ts`, 'export {};');
  }
  write('shared/product/domain/src/money.ts', 'export {};');
  write('pnpm-lock.yaml', '');
  write('tsconfig.json', '{}');
  write('.browserslistrc', '');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the version of every app. */
const versions = () =>
  inNode<Record<string, string>>(
    'shared/delivery/build/version.mjs',
    'Object.fromEntries(given[1].map((app) => [app, own.versionOf(given[0], app)]))',
    root,
    everybody,
  );

/** Returns the apps that have another version after the change. */
function changedBy(change: () => void): string[] {
  const before = versions();
  change();
  const after = versions();
  return everybody.filter((app) => after[app] !== before[app]);
}

describe('versionOf', () => {
  it('returns the version of the package with a digest of all inputs', () => {
    expect(versions()['guides']).toMatch(/^1\.2\.3-b[0-9a-f]{8}$/);
  });

  it('changes for the remote that changes, and for the host when the character is new', () => {
    const changedWith = (text: string) =>
      changedBy(() => write('remote-guides/src/screens.ts', `export const title = '${text}';`));

    expect(changedWith('a')).toEqual(['guides']);
    expect(changedWith('튼튼')).toEqual(['host', 'guides']);
  });

  it('changes for all apps when shared code or the lock file changes', () => {
    expect(
      changedBy(() => write('shared/product/domain/src/money.ts', 'export const a = 1;')),
    ).toEqual(everybody);
    expect(changedBy(() => write('pnpm-lock.yaml', 'lockfileVersion: 9'))).toEqual(everybody);
    expect(changedBy(() => write('shared/delivery/build/a.mjs', ''))).toEqual(everybody);
  });

  it('stays the same when only tests, documents and what no page runs change', () => {
    expect(
      changedBy(() => {
        write('remote-guides/src/screens.test.ts', 'export {};');
        write('remote-guides/README.md', '# guides');
        write('shared/product/domain/testing/vectors.ts', 'export {};');
        write('shared/docs/guides/add-a-term.md', '# Add a term');
        write('shared/database/src/open.ts', 'export {};');
        write('shared/delivery/console/console.tsx', 'export {};');
      }),
    ).toEqual([]);
  });
});
