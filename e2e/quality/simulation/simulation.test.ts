import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const program = ['--import', 'tsx', 'quality/simulation/main.ts'];
  return spawnSync(process.execPath, [...program, ...args], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).stdout;
}

/** Runs the command in a time zone and language. Returns its output and the hash of all traces. */
function simulate(zone: string, language: string) {
  const stdout = run(['--seeds', '20'], { TZ: zone, LANG: language, LC_ALL: language });
  return { stdout, trace: /trace \d+/.exec(stdout)?.[0] };
}

describe('npm run simulate', () => {
  it('breaks no rule in 20 schedules, with the same trace in another zone [A-77, A-78, A-87]', () => {
    const first = simulate('America/Los_Angeles', 'en_US');
    const other = simulate('Asia/Seoul', 'ko_KR');

    expect(first.stdout).toMatch(/^20 schedules, \d+ steps, 0 broken/);
    expect(first.trace).toMatch(/trace \d+/);
    expect(other.trace).toBe(first.trace);
  });

  it.each([
    ['457', 'a return without an order number declines the newest payment'],
    ['2919', 'a card page of an earlier order declines the newer payment'],
  ])('finds by seed %s: %s [A-96]', (number, mistake) => {
    const seed = ['--seed', number];
    const found = `found after 1      ${mistake} (an order was sent while the customer can still pay`;

    expect(run([...seed, '--planted', '--only', mistake])).toContain(found);
    expect(run(seed)).toMatch(/^1 schedules, \d+ steps, 0 broken/);
  });

  it('breaks no rule against the backend of the sandbox [A-77, A-78, A-87]', () => {
    expect(run(['--sandbox', '--seeds', '6'])).toMatch(/^6 schedules, \d+ steps, 0 broken/);
  });

  it('replaces every clock, timer and network that the product reaches', () => {
    expect(run(['--globals'])).toMatch(/^0 globals beside the simulated ones/);
  });
});

const planted = readFileSync(join(__dirname, 'planted.tsv'), 'utf8').trimEnd().split('\n');

describe('planted.tsv', () => {
  it.each(planted.map((line) => line.split('\t')))(
    'quotes a text that occurs once: %s',
    (_, file = '', text = '') => {
      expect(readFileSync(join(root, file), 'utf8').split(text)).toHaveLength(2);
    },
  );
});
