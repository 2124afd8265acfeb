import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './lock';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'database-lock-')), 'pg');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** The parent process, which is alive and not this one. */
const SOMEBODY_ALIVE = process.ppid;
/** Returns the id of a process that has just ended. */
const somebodyDead = () => spawnSync(process.execPath, ['-e', '']).pid;

// main.test.ts of the sandbox shows that a directory in use is refused.
describe('lockDirectory', () => {
  it.each([
    ['a process that is dead', () => String(somebodyDead())],
    ['nobody', () => ''],
    ['this very id, from before a restart of the machine', () => String(process.pid)],
    ['a dead process whose id a younger one has now', () => `${SOMEBODY_ALIVE} 0`],
  ])('takes the directory over from %s', (_whom, content) => {
    writeFileSync(`${folder}.pid`, content());

    lockDirectory(folder);

    expect(readFileSync(`${folder}.pid`, 'utf8')).toMatch(`${process.pid} `);
  });

  it('releases the directory', () => {
    lockDirectory(folder)();

    expect(existsSync(`${folder}.pid`)).toBe(false);
  });
});
