import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@shared/delivery/base/digest';
import { folderStore } from '@shared/delivery/store/folder';
import { versionsIn } from '@shared/delivery/store/releases';
import { addVersion } from '@shared/delivery/store/versions';
import { publishTools } from '@shared/qa/publish';
import { appNames } from '@shared/routes/apps';
import { releaseNow } from './channel';
import { expect } from './test';

const project = join(import.meta.dirname, '../..');

type Answer = {
  code: number;
  error?: string;
  gate: { check: string; problems: { where: string; what: string }[] }[];
};

/** Runs a command of delivery on a store. */
export function mfe(store: string, ...args: string[]): Promise<Answer> {
  const script = join(project, 'e2e/tools/mfe.mjs');
  const child = spawn(process.execPath, [script, ...args, '--store', store, '--json'], {
    cwd: project,
    env: { ...process.env, INIT_CWD: project },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (bytes) => said.push(String(bytes)));
  return new Promise((done) =>
    child.once('exit', (code) => done({ ...JSON.parse(said.join('')), code })),
  );
}

/** Returns a store whose staging has the apps of this checkout, with these declarations of the shared modules. */
export async function storeWithStaging(types: Buffer = Buffer.from('{}')): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'care-foreign-'));
  const [built, store] = [folderStore(join(project, '.store')), folderStore(root)];
  const versions = versionsIn(await releaseNow(join(project, '.store'), 'sandbox'));
  for (const app of appNames) {
    const version = versions[app];
    const place = `${app}/${version}`;
    for (const { path } of await built.list(`${place}/`)) {
      const bytes = (await built.read(path))?.bytes ?? Buffer.alloc(0);
      const described = path === `${place}/app.json` && JSON.parse(bytes.toString());
      const whole = described && JSON.stringify({ ...described, types: integrityOf(types) });
      await store.write(path, whole ? Buffer.from(whole) : bytes);
    }
    await store.write(`${place}/types.json`, types);
    await addVersion(store, app, { version, date: '2026-11-20T01:00:00Z', git: '', note: '' });
  }
  await publishTools(store);
  const all = Object.entries(versions).map(([app, version]) => `${app}@${version}`);
  const answer = await mfe(root, 'promote', ...all, '--to', 'staging', '--no-boot');
  expect(answer.code, JSON.stringify(answer)).toBe(0);
  return root;
}
