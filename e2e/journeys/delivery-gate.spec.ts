import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelIn } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { releaseOf, versionsIn } from '@shared/delivery/store/releases';
import { type Edit, restamped } from '@shared/delivery/testing/restamp';
import { expect, test } from './test';

const project = join(import.meta.dirname, '../..');

/** A version that is complete, but its page breaks the policy. */
const BROKEN = '2.0.2';
const broken: Edit = (file, text) =>
  file === 'kit.js' ? `eval('globalThis.__unsafe = true');${text}` : text;

type Answer = {
  code: number;
  error?: string;
  gate: { check: string; problems: { where: string; what: string }[] }[];
};

function mfe(store: string, ...args: string[]): Promise<Answer> {
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

test('the gate accepts only a version that starts beside all versions it may meet', async () => {
  test.setTimeout(240_000);
  const root = mkdtempSync(join(tmpdir(), 'care-gated-'));
  const [built, store] = [folderStore(join(project, '.store')), folderStore(root)];
  const { state } = await channelIn(built, 'sandbox');
  const versions = Object.entries(versionsIn(await releaseOf(built, state.stable)));
  for (const [app, version] of versions)
    for (const { path } of await built.list(`${app}/${version}/`))
      await store.write(path, (await built.read(path))?.bytes ?? Buffer.alloc(0));
  const guides = versions.find(([app]) => app === 'guides')?.[1] ?? '';
  await restamped(store, { app: 'guides', from: guides, to: '2.0.0' });
  await restamped(store, { app: 'guides', from: guides, to: BROKEN, edit: broken });
  const promote = (...words: string[]) => mfe(root, 'promote', ...words, '--to', 'staging');
  const guidesNow = async () => {
    const { state } = await channelIn(store, 'staging');
    return (await releaseOf(store, state.stable)).apps.guides.version;
  };

  await test.step('a first release', async () => {
    const all = versions.map(([app, version]) => `${app}@${version}`);
    const answer = await promote(...all, '--no-boot');
    expect(answer.code, JSON.stringify(answer)).toBe(0);
  });
  await test.step('the next version, with the previous one as its fallback', async () => {
    const answer = await promote('guides@2.0.0');
    expect(answer.gate.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['boot', 'last known good']),
    );
    expect(answer.code, JSON.stringify(answer)).toBe(0);
    expect(await guidesNow()).toBe('2.0.0');
  });
  await test.step('a version that is complete but does not work', async () => {
    const answer = await promote(`guides@${BROKEN}`);
    const problems = answer.gate.flatMap(({ problems }) => problems);
    expect(answer.code).toBe(3);
    expect(problems.map(({ where }) => where)).toContain(`guides@${BROKEN}`);
    expect(await guidesNow()).toBe('2.0.0');
  });
  await test.step('a rollback in one command', async () => {
    const answer = await mfe(root, 'rollback', 'staging', '--app', 'guides');
    expect(answer.code).toBe(0);
    expect(await guidesNow()).toBe(guides);
  });
  rmSync(root, { recursive: true, force: true });
});
