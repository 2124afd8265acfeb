import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { both, launched, within } from './browser';

/** Resolves when the process has ended. The timeout of Jest is the limit. */
async function gone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}`)) await new Promise((done) => setTimeout(done, 20));
}

describe('launched and both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'care-no-browser-'));
  const before = process.env['CHROMIUM_PATH'];
  afterAll(() => {
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['hangs', 'exec sleep 600'],
    ['ends at once', 'exit 1'],
  ])(
    'fails within its limit when the browser %s, and leaves no process running',
    async (_, rest) => {
      const file = join(folder, 'browser');
      const pid = join(folder, 'pid');
      writeFileSync(file, `#!/bin/sh\necho $$ > ${pid}\n${rest}\n`);
      chmodSync(file, 0o755);
      process.env['CHROMIUM_PATH'] = file;

      await expect(launched(5000)).rejects.toThrow(
        /^the browser of the gate did not start within 5 s .*CHROMIUM_PATH/,
      );
      await gone(Number(readFileSync(pid, 'utf8')));
    },
  );

  it('ends the stage when the browser fails to start, and the other way round', async () => {
    const ended: string[] = [];
    const end = async (name: string) => ended.push(name);
    const fails = { work: Promise.reject(new Error('no')), end };

    const starts = (name: string) => ({ work: Promise.resolve(name), end });
    await expect(both(starts('stage'), fails)).rejects.toThrow('no');
    await expect(both(fails, starts('browser'))).rejects.toThrow('no');
    expect(ended).toEqual(['stage', 'browser']);
    expect(await both(starts('stage'), starts('browser'))).toEqual(['stage', 'browser']);
  });

  it('does not wait for a screen that never answers', async () => {
    const never = new Promise<string[]>(() => undefined);

    expect(await within(10, never, () => ['late'])).toEqual(['late']);
    expect(await within(1000, Promise.resolve(['here']), () => ['late'])).toEqual(['here']);
  });
});
