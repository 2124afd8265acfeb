import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendExtras, extraNames } from './backend-extras';

const page = readFileSync(join(__dirname, '../../../product/api/README.md'), 'utf8');

describe('optional extensions of the backend', () => {
  it('are all listed in the README with what they gain', () => {
    const list = page.slice(page.indexOf('## Optional extensions'));
    const entries = list.split('\n').filter((line) => line.startsWith('- `'));

    expect(entries).toEqual(
      extraNames.map((name) => {
        const { way, what, gain } = backendExtras[name];
        return `- \`${name}\` (${way}): ${what}. Gain: ${gain}`;
      }),
    );
  });
});
