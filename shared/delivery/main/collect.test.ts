import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../store/folder';
import { context } from '../testing/context';
import { collect } from './collect';

describe('collect', () => {
  const shell = process.env;
  afterEach(() => {
    process.env = shell;
  });

  it.each([
    ['a channel', { judge: 'no channel' }, {}, 'say which channel'],
    ['the port of the console', { console: 'none' }, {}, '--console is a port'],
    ['the token of the console', { console: '0' }, { MFE_CONSOLE_TOKEN: 'short' }, 'MFE_CONSOLE'],
  ])('ends before it opens the database when it cannot use %s', async (_, flags, env, says) => {
    process.env = { ...shell, ...env };

    const collecting = collect(context({ store: folderStore('/nowhere'), words: '', flags }));
    await expect(collecting).rejects.toThrow(says);
  });

  it('ends when its port is taken', async () => {
    const data = mkdtempSync(join(tmpdir(), 'care-collect-'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const words = ['collect', '--port', String(port), '--data', join(data, 'counts')];
    const script = `await (await import('./start.mjs')).start(${JSON.stringify(words)});`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: __dirname,
      encoding: 'utf8',
      timeout: 60_000,
    });
    other.close();
    rmSync(data, { recursive: true });

    expect([status, stdout]).toEqual([1, expect.stringContaining('address already in use')]);
  });
});
