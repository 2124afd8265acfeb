import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const korean = readFileSync(join(root, 'README.ko.md'), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const ours = Object.entries(scripts).filter(([, line]) => line.startsWith('exec node e2e/tools/'));

describe('commands', () => {
  it('of the README are those of the package', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([a-z][\w:]*)/g)].map(
      ([, name]) => name ?? '',
    );

    expect(named).toContain('e2e');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('of the Korean README are the same', () => {
    const listed = (text: string) =>
      [...text.matchAll(/^- `(npm [^`]+)`/gm)].map(([, command]) => command);

    expect(listed(readme)).toContain('npm run dev');
    expect(listed(korean)).toEqual(listed(readme));
  });

  it.each(ours)('npm run %s exists, starts and prints its help', (_, line) => {
    const [, , file = '', ...args] = line.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args, '--help'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 300_000, // stops a command that hangs, on the slowest machine
    });

    expect(existsSync(join(root, file))).toBe(true);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/npm (run |start|test)|mfe/);
  });
});
