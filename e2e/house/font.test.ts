import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const faces = readFileSync(join(root, 'shared/ui/src/font/faces.css'), 'utf8');

/** Whether a character is within the `unicode-range` of a face. */
function covers(face: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.some(
    ([, start = '', end = start]) =>
      code >= Number.parseInt(start, 16) && code <= Number.parseInt(end, 16),
  );
}

const [, own = '', rest = ''] = faces.split('@font-face');

describe('our font', () => {
  it('has every character of our own texts in its first file; else `npm run font` was forgotten', () => {
    const missing = charactersOfOurTexts().filter((character) => !covers(own, character));

    expect(missing).toEqual([]);
  });

  it.each(['퀘', '쟝', '뿅', 'ㄳ'])(
    'has %s, which only a customer writes, in its second',
    (character) => {
      expect([covers(own, character), covers(rest, character)]).toEqual([false, true]);
    },
  );

  it('shows the text in the font of the phone until it is here', () => {
    expect(faces.match(/font-display: swap/g)).toHaveLength(2);
  });
});

function charactersOfOurTexts(): string[] {
  const source = `import { charactersOf } from './shared/ui/font/characters.mjs';
    process.stdout.write(JSON.stringify(charactersOf('.')));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: root });
  return JSON.parse(String(said)) as string[];
}
