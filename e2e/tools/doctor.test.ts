import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(__dirname, '../..');

/** Runs the doctor in the repository at `at`. Returns its output and exit code. */
function doctor(at: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['e2e/tools/doctor.mjs'], {
    cwd: at,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      said += String(bytes);
    });
  return new Promise<{ said: string; code: number | null }>((done) => {
    child.on('close', (code) => done({ said, code }));
  });
}

/** A clone in which nothing is installed. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'doctor-'));
  for (const file of [
    'e2e/tools',
    'pnpm-lock.yaml',
    'shared/delivery/base',
    'shared/delivery/build',
  ])
    cpSync(join(root, file), join(clone, file), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

describe('npm run doctor', () => {
  it('names a missing browser', async () => {
    const { said, code } = await doctor(clone, { CHROMIUM_PATH: '/nowhere/chromium' });

    expect(said).toContain('MISSING Chromium: CHROMIUM_PATH names no file: /nowhere/chromium');
    expect(said).toContain('To fix: Chromium.');
    expect(code).toBe(1);
  });

  it('finds an installed Chromium before the installation', async () => {
    const programs = join(clone, 'programs');
    mkdirSync(programs);
    symlinkSync(process.execPath, join(programs, 'chromium'));

    const { said, code } = await doctor(clone, {
      CHROMIUM_PATH: '',
      PATH: [programs, process.env['PATH']].join(delimiter),
    });

    expect(said).toContain(`ok      Chromium: ${process.version} (${join(programs, 'chromium')})`);
    // The disk of this machine may be full.
    expect(said).toMatch(/Ready: npm start|To fix: disk\./);
    expect(code).toBe(said.includes('Ready') ? 0 : 1);
  });

  it('names the process that uses a port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const { said } = await doctor(clone, { PORT: String(port) });
    server.close();

    expect(said).toMatch(new RegExp(`note {4}port ${port} \\(sandbox\\): held by .+`));
    expect(said).toContain('→ End it, or npm start -- --port 4200.');
  });
});
