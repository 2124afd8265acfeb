import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('npm run simulate -- --payment', () => {
  it('keeps every rule in every state of two tabs with card pages that run out [A-77, A-78, A-87]', () => {
    const limits = '0,0,1,1'; // kills, losses, orders, ends
    const args = ['--import', 'tsx', 'quality/simulation/main.ts', '--payment', limits];
    const cwd = join(__dirname, '../../../..');
    const { stdout, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });

    process.stdout.write(stdout);
    expect(stdout).toMatch(/^payment with two tabs: \d{3,} states, \d+ steps\n/);
    expect(stdout.split('\n').slice(1).join()).not.toMatch(/\[|wrong/);
    expect(status).toBe(0);
  });
});
