import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const ours = Object.entries(scripts).filter(([, line]) => line.startsWith('node e2e/run/'));

describe('the commands', () => {
  it('of the README are those of the package', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([a-z][\w:]*)/g)].map(
      ([, name]) => name ?? '',
    );

    expect(named).toContain('e2e');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it.each(ours)('npm run %s is there, starts and says what it does', (name, line) => {
    const [, file = '', ...args] = line.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args, '--help'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    });

    expect(existsSync(join(root, file))).toBe(true);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/npm (run |start|test)|mfe/);
    expect(stdout).toContain(name === 'pictures' ? 'pictures' : 'npm');
  });

  it('that open a browser look for it in one place, so that each finds the same', () => {
    const browsing = ['e2e', 'gallery', 'bench', 'resilience', 'engines', 'test', 'mfe'];

    const blind = browsing.filter((name) => {
      const [, file = ''] = (scripts[name] ?? '').split(' ');
      const source = readFileSync(join(root, file), 'utf8');
      return !/from '\.\/(chromium|journeys|browsers)\.mjs'/.test(source);
    });

    expect(blind).toEqual([]);
  });
});
