import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendExtras, extraNames } from './backend-extras';

const page = readFileSync(join(__dirname, '../../api/README.md'), 'utf8');

describe('what we would like from the backend', () => {
  it('is listed for its team with what gets better, every extra once and nothing else', () => {
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );

    expect(rows).toEqual(
      extraNames.map((name) => {
        const { way, what, gain } = backendExtras[name];
        return [`\`${name}\``, way, what, gain];
      }),
    );
  });
});
