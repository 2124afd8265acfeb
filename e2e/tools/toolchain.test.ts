import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const toolchain = pathToFileURL(join(__dirname, 'toolchain.mjs')).href;
/** A command that starts a process of its own and waits for it. */
const COMMAND = 'sleep 600 & echo begun; wait';
const SCRIPT = `const { run } = await import('${toolchain}');
await run('sh', ['-c', '${COMMAND}']);
console.log('next stage');`;

describe('run', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)(
    'ends all processes of a command on %s and starts no other stage',
    async (signal, code) => {
      const args = ['--input-type=module', '-e', SCRIPT];
      const tool = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const said: string[] = [];
      tool.stdout.on('data', (bytes) => said.push(String(bytes)));
      await once(tool.stdout, 'data');

      tool.kill(signal);
      // `close` comes when no process holds the output any more.
      await expect(once(tool, 'close')).resolves.toEqual([code, null]);
      expect(said.join('')).not.toContain('next stage');
    },
  );

  it('leaves a signal to the handler of the command when nothing runs', async () => {
    const script = `const { run } = await import('${toolchain}');
await run('true', []);
process.on('SIGTERM', () => { console.log('own handler'); process.exit(7); });
setInterval(() => undefined, 1000);
console.log('ready');`;
    const tool = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    tool.stdout.on('data', (bytes) => said.push(String(bytes)));
    await once(tool.stdout, 'data');

    tool.kill('SIGTERM');
    await expect(once(tool, 'close')).resolves.toEqual([7, null]);

    expect(said.join('')).toBe('ready\nown handler\n');
  });
});

describe('install', () => {
  const clone = mkdtempSync(join(tmpdir(), 'toolchain-'));
  afterAll(() => rmSync(clone, { recursive: true }));

  it('says why the packages could not be installed', () => {
    cpSync(join(__dirname, 'toolchain.mjs'), join(clone, 'e2e/tools/toolchain.mjs'));
    writeFileSync(join(clone, 'pnpm-lock.yaml'), '');
    // pnpm writes its errors to stdout.
    writeFileSync(join(clone, 'npx'), '#!/bin/sh\necho OUTDATED_LOCKFILE; exit 1', { mode: 0o755 });
    const script = `(await import('./e2e/tools/toolchain.mjs')).install();`;
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: clone,
      env: { ...process.env, PATH: [clone, process.env['PATH']].join(delimiter) },
      encoding: 'utf8',
    });

    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/installed:\nOUTDATED_LOCKFILE\n$/),
    ]);
  });
});

describe('a command', () => {
  const { scripts } = require('../../package.json') as { scripts: Record<string, string> };

  it('ends with one sentence when the version of Node is too old', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' });
await import('${pathToFileURL(join(__dirname, 'build.mjs')).href}');`;
    const args = ['--input-type=module', '-e', script];
    const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });

    expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nNode 20.19 or newer .*\n$/)]);
  });

  // npm starts a script in a shell, and a signal to npm would end only this shell.
  it('takes the place of its shell, so that a signal to npm reaches it', () => {
    for (const script of Object.values(scripts)) expect(script).toMatch(/^(exec node|biome) /);
  });
});
