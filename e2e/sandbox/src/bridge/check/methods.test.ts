import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method } from '@shared/bridge';
import { limitOf } from '@shared/bridge/native';
import { productionSettings } from '@shared/config/settings';
import { methods, runs } from './methods';

const readme = readFileSync(
  join(__dirname, '../../../../../shared/platform/bridge/README.md'),
  'utf8',
);

describe('methods of the bridge', () => {
  it.each(Object.keys(methods) as Method[])('%s is in the README with its limit', (method) => {
    const limit = limitOf(method, productionSettings.bridge.timeoutMs);
    const wait = limit === undefined ? 'no limit' : `${limit / 1000} s`;

    expect(readme).toContain(`- \`${method}\`, ${wait}`);
  });

  it('are all run by the page, and the last run closes it', () => {
    expect(new Set(runs.map(({ method }) => method))).toEqual(new Set(Object.keys(methods)));
    expect(runs.at(-1)?.method).toBe('close');
  });
});
