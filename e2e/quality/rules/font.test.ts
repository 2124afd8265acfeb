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
  const source = `import { charactersOf, slicesOf } from './shared/platform/ui/font/characters.mjs';
    import { cutFont } from './shared/platform/ui/font/cut.mjs';
    process.stdout.write(JSON.stringify(${expression}));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: root });
  return JSON.parse(String(text)) as Answer;
}

/** Cuts the font and returns the folder that a build takes it from. */
const cut = (place: string): string => said(`await cutFont(${JSON.stringify(place)})`);
const facesIn = (folder: string) =>
  readFileSync(join(folder, 'faces.css'), 'utf8').split('@font-face').slice(1);

/** Names of dealers as a backend may send them. */
const DEALERS =
  '벤츠 쿠페 클래스 딜러 팰리세이드 쏘렌토 스포티지 렉서스 재규어 랜드로버 포르쉐 푸조 시트로엥 링컨 닛산 인피니티 혼다 테슬라 폴스타 쌍용 렉스턴 벤틀리 롤스로이스';

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
    'contains %s, which only customers write, in one small file',
    (character) => {
      const found = facesIn(folder).filter((face) => covers(face, character));
      const [, file = ''] = /url\("(.+?)"\)/.exec(found[0] ?? '') ?? [];

      expect(found).toHaveLength(1);
      expect(statSync(join(folder, file)).size).toBeLessThan(3000);
    },
  );

  it('loads at most 110 kB for a page with 20 characters of the names of dealers', () => {
    const characters = said<string[]>("charactersOf('.')");
    const others = [...new Set(DEALERS)].filter((one) => !characters.includes(one)).slice(0, 20);
    const loaded = facesIn(folder).filter(
      (face, place) => place === 0 || others.some((character) => covers(face, character)),
    );
    const bytes = loaded
      .map((face) => /url\("(.+?)"\)/.exec(face)?.[1] ?? '')
      .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

    expect(others).toHaveLength(20);
    expect(bytes).toBeLessThan(110_000);
  });

  it('contains all characters of the Korean standard, each in one file', () => {
    const slices = said<string[][]>("slicesOf(['가'])");
    const all = slices.flat();

    expect(slices[0]).toEqual(['가']);
    expect(all).toHaveLength(2350 + 51);
    expect(new Set(all).size).toBe(all.length);
  });

  it('changes one slice when our texts get a new character', () => {
    const [before, after] = [['가'], ['가', '뿅']].map((own) =>
      said<string[][]>(`slicesOf(${JSON.stringify(own)})`)
        .slice(1)
        .map((slice) => slice.join('')),
    ) as [string[], string[]];

    expect(before.filter((slice) => !after.includes(slice))).toHaveLength(1);
  });

  it('shows text in the font of the phone until each file has loaded', () => {
    const faces = facesIn(folder);

    expect(faces.filter((face) => !face.includes('font-display: swap'))).toEqual([]);
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
