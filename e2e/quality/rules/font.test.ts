import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

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
  const source = `import { charactersOf, slices } from './shared/platform/ui/font/characters.mjs';
    import { cutFont } from './shared/platform/ui/font/cut.mjs';
    process.stdout.write(JSON.stringify(${expression}));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: root });
  return JSON.parse(String(text)) as Answer;
}

type Sheet = 'faces' | 'slices';

/** An expression that cuts the files of a stylesheet and returns the folder that a build takes them from. */
const cutting = (place: string, sheet: Sheet) =>
  `await cutFont(${JSON.stringify(place)}, '${sheet}')`;

type Face = { text: string; bytes: number };

const facesIn = (folder: string, sheet: Sheet): readonly Face[] => {
  const [, ...texts] = readFileSync(join(folder, `${sheet}.css`), 'utf8').split('@font-face');
  return texts.map((text) => {
    const [, file = ''] = /url\("(.+?)"\)/.exec(text) ?? [];
    return { text, bytes: statSync(join(folder, file)).size };
  });
};

/** Names of dealers as a backend may send them. */
const DEALERS =
  '벤츠 쿠페 클래스 딜러 팰리세이드 쏘렌토 스포티지 렉서스 재규어 랜드로버 포르쉐 푸조 시트로엥 링컨 닛산 인피니티 혼다 테슬라 폴스타 쌍용 렉스턴 벤틀리 롤스로이스';

describe('our font after the build has cut it', () => {
  let own: readonly Face[];
  let slices: readonly Face[];
  let slicesFolder: string;
  let characters: readonly string[];
  let standard: readonly string[];
  beforeAll(() => {
    const made = said<[string, string, string[], string[][]]>(
      `[${cutting(root, 'faces')}, ${cutting(root, 'slices')}, charactersOf('.'), slices()]`,
    );
    slicesFolder = made[1];
    own = facesIn(made[0], 'faces');
    slices = facesIn(slicesFolder, 'slices');
    characters = made[2];
    standard = made[3].flat();
  }, CUT_MS);

  it('contains every character of our texts in its first file', () => {
    expect(own).toHaveLength(1);
    expect(characters.length).toBeGreaterThan(500);
    expect(characters.filter((character) => !covers(own[0]?.text ?? '', character))).toEqual([]);
  });

  it.each(['퀘', '쟝', '뿅', 'ㄳ'])(
    'contains %s, which only customers write, in one small file',
    (character) => {
      const found = slices.filter(({ text }) => covers(text, character));

      expect(characters).not.toContain(character);
      expect(found).toHaveLength(1);
      expect(found[0]?.bytes).toBeLessThan(3500);
    },
  );

  it('loads at most 110 kB for a page with 20 characters of the names of dealers', () => {
    const others = [...new Set(DEALERS)].filter((one) => !characters.includes(one)).slice(0, 20);
    const loaded = slices.filter(({ text }) => others.some((character) => covers(text, character)));

    expect(others).toHaveLength(20);
    expect([...own, ...loaded].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(110_000);
  });

  it('contains all characters of the Korean standard, each in one slice', () => {
    expect(standard).toHaveLength(2350 + 51);
    expect(new Set(standard).size).toBe(standard.length);
  });

  it('shows text in the font of the phone until each file has loaded', () => {
    const texts = [...own, ...slices].map(({ text }) => text);

    expect(texts.filter((text) => !text.includes('font-display: swap'))).toEqual([]);
  });

  it(
    'includes new characters of two teams, cuts once per text, and changes no slice',
    () => {
      const place = mkdtempSync(join(tmpdir(), 'care-font-'));
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(place, path)), { recursive: true });
        writeFileSync(join(place, path), text);
      };
      try {
        write('host/src/index.tsx', "export const title = '홈';");
        write('shared/product/copy/src/title.ts', "export const status = '현황';");
        const faces = cutting(place, 'faces');
        const before = said<string>(faces);
        writeFileSync(join(before, 'kept'), '');
        expect(said(faces)).toBe(before);
        expect(existsSync(join(before, 'kept'))).toBe(true);
        // The slices of this repository, which a copy must not cut again.
        const kept = join(place, '.cache/font', basename(slicesFolder));
        mkdirSync(kept);
        write('remote-apply/src/Gift.tsx', "export const title = '뿅';");
        write('remote-guides/src/Winter.tsx', "export const title = '쟝';");
        const [after, again] = said<[string, string]>(`[${faces}, ${cutting(place, 'slices')}]`);
        const [{ text = '' } = {}] = facesIn(after, 'faces');

        expect(['뿅', '쟝'].map((character) => covers(text, character))).toEqual([true, true]);
        expect(after).not.toBe(before);
        expect(again).toBe(kept);
      } finally {
        rmSync(place, { recursive: true });
      }
    },
    CUT_MS,
  );
});
