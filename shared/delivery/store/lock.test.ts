import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { locked } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'care-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Leaves a lock of this process, which lives, as a process leaves it whose id is used again. */
function leave(path: string, ageSeconds: number): void {
  writeFileSync(path, JSON.stringify({ host: hostname(), pid: process.pid, token: 'former' }));
  const written = Date.now() / 1000 - ageSeconds;
  utimesSync(path, written, written);
}

describe('locked', () => {
  it('takes a lock over after a minute, because its process id may be used again', async () => {
    const path = join(folder, '.lock-pointer.json');
    leave(path, 61);

    expect(await locked(path, () => 'written')).toBe('written');
    expect(existsSync(path)).toBe(false);
  });
});
