import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bad } from '@shared/delivery/cli/marks';
import { disable, freeze } from '@shared/delivery/cli/switches';
import { commands } from '@shared/delivery/main/commands';
import { folderStore } from '@shared/delivery/store/folder';
import { liveStore, publishedAll } from '@shared/delivery/testing/builds';
import { context } from '@shared/delivery/testing/context';
import { promoted } from '@shared/delivery/testing/promotion';
import { textsIn } from '@shared/delivery/testing/stores';

const root = join(__dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'care-dry-run-'));
const wish = join(scratch, 'settings.json');

/** Every command that writes, with arguments that would change something. */
const writing: readonly string[] = [
  'promote apply@1.2.0 --to staging --no-boot',
  'promote apply@1.2.0 --to staging --no-boot --canary 10',
  'canary set 50 mypage --in staging',
  'canary finish mypage --in staging',
  'canary abort mypage --in staging',
  'rollback staging --app apply',
  'rollback staging --to 1',
  'bad apply@1.1.0 --why burns',
  'good guides@1.1.0',
  'disable guides --in staging',
  'enable estimate --in staging',
  'freeze staging',
  'unfreeze production',
  'gc --days 1',
  'settings staging --set wish.json',
];

const found = (line: string) => line.replace('wish.json', wish);

/** Commands that build or open a browser unless they are dry runs. */
const building: readonly string[] = [
  'publish apply --version 9.9.9',
  'publish qa',
  'promote apply@1.2.0 --to staging',
];

/** Commands that need bad telemetry or an empty store. Their dry runs are tested in act.test.ts and init.test.ts. */
const testedElsewhere = ['judge staging', 'init'];

/**
 * Commands without a dry run: those that only read, `probe`, which removes its test object, pages that ask before each
 * change, and `collect`, whose decisions the settings of a channel allow.
 */
const looking = [
  'cdn',
  'collect',
  'console',
  'diff',
  'nginx',
  'pins',
  'preflight',
  'probe',
  'serve',
  'status',
  'verify',
  'where',
];

type Run = { code: number; said: string; isSame: boolean };
type Tried = { line: string; dry: Run; real: Run };

describe('a dry run', () => {
  const folder = join(scratch, 'store');
  const record = join(scratch, 'installed.txt');
  let tried: readonly Tried[];
  beforeAll(async () => {
    writeFileSync(wish, JSON.stringify({ settings: { environment: 'staging' }, tools: false }));
    // Programs that only record that they were started.
    mkdirSync(join(scratch, 'bin'));
    for (const name of ['apt-get', 'apt']) {
      const recording = `#!/bin/sh\necho "${name} $*" >> "${record}"\n`;
      writeFileSync(join(scratch, 'bin', name), recording, { mode: 0o755 });
    }
    writeFileSync(join(scratch, 'bare.mjs'), BARE_MACHINE);
    await eventful(folder);
    const args = [folder, join(scratch, 'copy'), JSON.stringify(writing.map(found))];
    tried = JSON.parse(node('e2e/tools/testing/dry-runs.mjs', ...args).stdout);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CHROMIUM_PATH: '',
        MFE_STORE: folder,
        NODE_OPTIONS: `--import ${join(scratch, 'bare.mjs')}`,
        PATH: `${join(scratch, 'bin')}${delimiter}${process.env['PATH']}`,
      },
    });

  it('exists for every command that writes', () => {
    const dry = Object.entries(commands).filter(([, { flags = {} }]) => flags['dry-run']);
    const named = [...writing, ...building, ...testedElsewhere].map((line) => line.split(' ')[0]);

    expect(dry.map(([name]) => name).sort()).toEqual([...new Set(named)].sort());
    const others = Object.keys(commands).filter((name) => !named.includes(name));
    expect(others.sort()).toEqual(looking);
  });

  it.each(writing)('of "%s" changes no byte of the store', (line) => {
    const one = tried.find((run) => run.line === found(line));

    expect(one?.dry).toMatchObject({ code: 0, isSame: true });
    expect(one?.real).toMatchObject({ code: 0, isSame: false });
    expect(existsSync(record)).toBe(false);
  });

  it.each(building)('of "%s" builds and installs nothing on a bare machine', async (line) => {
    const before = await textsIn(folderStore(folder));
    const dry = node('e2e/tools/mfe.mjs', ...line.split(' '), '--dry-run');

    // Without a browser, a gate that needs one reports that it cannot answer.
    if (line.startsWith('promote')) expect(dry.stderr).toContain('need Chromium');
    else expect(dry.stdout).toContain('Dry run: nothing was built.');
    expect(await textsIn(folderStore(folder))).toEqual(before);
    expect(existsSync(record)).toBe(false);
  });
});

/** Creates a store in which every command has something to change. */
async function eventful(folder: string): Promise<void> {
  const store = folderStore(folder);
  await liveStore(store);
  await liveStore(store, 'production');
  await publishedAll(store, 'apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0', 'guides@1.1.0');
  await promoted(store, { apply: '1.1.0' });
  await promoted(store, { mypage: '1.1.0' }, { canary: 10 });
  await disable(context({ store, words: 'estimate', flags: { in: 'staging' } }));
  await bad(context({ store, words: 'guides@1.1.0', flags: { why: 'burns' } }));
  await freeze(context({ store, words: 'production' }));
  // Make the versions old enough to be removed on any day.
  const list = join(folder, 'apply/versions.json');
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll('2026-11-20', '2020-01-01'));
}

/** Node code that simulates Debian as root, without a browser. */
const BARE_MACHINE = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const there = fs.existsSync;
fs.existsSync = (path) => path === '/usr/bin/apt-get' || (!/chrom(e|ium)[^/]*$/i.test(String(path)) && there(path));
process.getuid = () => 0;
syncBuiltinESMExports();
`;
