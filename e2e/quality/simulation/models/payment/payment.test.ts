import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Visits all states within `kills,losses,orders,ends`. */
function visited(bounds: string) {
  const args = ['--import', 'tsx', 'quality/simulation/main.ts', '--payment', bounds];
  const cwd = join(__dirname, '../../../..');
  const { stdout, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  process.stdout.write(stdout);
  return { stdout, status };
}

describe('npm run simulate -- --payment', () => {
  it.each([
    ['a kill', '1,0,1,0'],
    ['card pages that run out', '0,0,1,1'],
  ])(
    'keeps every rule in every state of two tabs with %s [A-77, A-78, A-87]',
    (_, bounds) => {
      const { stdout, status } = visited(bounds);

      expect(stdout).toMatch(/^payment with two tabs: \d{3,} states, \d+ steps\n/);
      expect(stdout.split('\n').slice(1).join()).not.toMatch(/\[|wrong/);
      expect(status).toBe(0);
    },
    300_000,
  );
});
