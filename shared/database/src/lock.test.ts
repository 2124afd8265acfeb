import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginOf, DirectoryInUse, lockDirectory } from './lock';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'database-lock-')), 'pg');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** The parent process, which is alive and not this one. */
const SOMEBODY_ALIVE = process.ppid;
/** Returns the id of a process that has just ended. */
const somebodyDead = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('lockDirectory', () => {
  it('refuses while a living process holds the directory, and names it', () => {
    writeFileSync(`${folder}.pid`, `${SOMEBODY_ALIVE} ${beginOf(SOMEBODY_ALIVE)}`);

    expect(() => lockDirectory(folder)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(folder)).toThrow(
      `The data in ${folder} is in use by the process with id ${SOMEBODY_ALIVE}.`,
    );
  });

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
