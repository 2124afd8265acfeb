import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
/** Generous timeout: to cut the font takes a few seconds, and other tests use the processor, too. */
const CUT_MS = 120_000;

/** Returns true if a character is in the `unicode-range` of a face. */
function covers(face: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.some(
    ([, start = '', end = start]) =>
      code >= Number.parseInt(start, 16) && code <= Number.parseInt(end, 16),
  );
}

/** Evaluates an expression with the modules of the font cutter, which only Node can load. */
function said<Answer>(expression: string): Answer {
  const source = `import { charactersOf } from './shared/platform/ui/font/characters.mjs';
    import { cutFont } from './shared/platform/ui/font/cut.mjs';
    process.stdout.write(JSON.stringify(${expression}));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: root });
  return JSON.parse(String(text)) as Answer;
}

/** Cuts the font and returns the folder that a build takes it from. */
const cut = (place: string): string => said(`await cutFont(${JSON.stringify(place)})`);
const facesIn = (folder: string) =>
  readFileSync(join(folder, 'faces.css'), 'utf8').split('@font-face').slice(1);

describe('our font after the build has cut it', () => {
  let folder: string;
  beforeAll(() => {
    folder = cut(root);
  }, CUT_MS);

  it('contains every character of our texts in its first file', () => {
    const [own = ''] = facesIn(folder);
    const characters = said<string[]>("charactersOf('.')");

    expect(characters.length).toBeGreaterThan(500);
    expect(characters.filter((character) => !covers(own, character))).toEqual([]);
  });

  it.each(['퀘', '쟝', '뿅', 'ㄳ'])(
    'contains %s, which only customers write, in its second file',
    (character) => {
      const [own = '', rest = ''] = facesIn(folder);

      expect([covers(own, character), covers(rest, character)]).toEqual([false, true]);
    },
  );

  it('shows text in the font of the phone until it has loaded', () => {
    expect(facesIn(folder).filter((face) => face.includes('font-display: swap'))).toHaveLength(2);
  });

  it(
    'includes new characters of two teams without a shared file, and is cut once per text',
    () => {
      const place = mkdtempSync(join(tmpdir(), 'care-font-'));
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(place, path)), { recursive: true });
        writeFileSync(join(place, path), text);
      };
      try {
        write('host/src/index.tsx', "export const title = '홈';");
        write('shared/product/copy/src/title.ts', "export const status = '현황';");
        write('remote-apply/src/Gift.tsx', "export const title = '뿅';");
        write('remote-guides/src/Winter.tsx', "export const title = '쟝';");
        const first = cut(place);
        const [own = ''] = facesIn(first);
        writeFileSync(join(first, 'kept'), '');

        expect(['뿅', '쟝'].map((character) => covers(own, character))).toEqual([true, true]);
        expect(cut(place)).toBe(first);
        expect(existsSync(join(first, 'kept'))).toBe(true);
      } finally {
        rmSync(place, { recursive: true });
      }
    },
    CUT_MS,
  );
});
