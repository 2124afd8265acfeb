import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaches, type Rule } from './source-rules';
import { packages, screens, sourcesIn } from './sources';

const root = join(__dirname, '../..');

const breachesIn = (rule: Rule, folder: string) =>
  sourcesIn(
    folder,
    (path) => path.startsWith(`${folder}/src/`) && !/\.test\.tsx?$/.test(path),
  ).flatMap(({ path, text }) => breaches(rule, text).map((what) => `${path}:${what}`));

/** Texts whose figures are not the business's: a text of another year, a notice of certain days, the panel of step 2. */
const ofTheirOwn = [
  /^shared\/copy\/src\/legal-2025\.ts:/,
  /^host\/src\/notice\/PriceChange\.tsx:/,
  /^remote-apply\/src\/vehicle-reg\/VehicleConfirm\.tsx:\d+: 2단계$/,
];
const isOfItsOwn = (breach: string) => ofTheirOwn.some((own) => own.test(breach));

describe('the rules of sources', () => {
  it.each<[Rule, string]>([
    ['korean-sentence', "export const text = '안녕하세요';"],
    ['korean-sentence', ['export const text = `안녕 $', '{name}`;'].join('')],
    ['clock', 'export const today = new Date();'],
    ['clock', 'export const now = Date.now();'],
    ['module-state', 'let open = 0; export const count = () => open;'],
    ['module-state', 'export const Context = createContext(0);'],
    ['typed-figure', "export const text = '보장은 30일 뒤에 시작돼요.';"],
    ['typed-figure', 'export const Text = () => <p>최대 1,000만원까지 보장해요.</p>;'],
    ['typed-figure', ['export const text = `$', '{name}은 180,000km 이하`;'].join('')],
    ['bare-back', 'export const page = <Page back={() => void navigate(-1)} />;'],
    ['bare-back', 'export const back = () => { if (isOpen) navigate(-1); };'],
    ['press-lock', 'export const onClick = () => void withdrawRevoke(call, id);'],
  ])('bite: %s in %s', (rule, source) => {
    expect(breaches(rule, source)).toHaveLength(1);
  });

  it.each<[Rule, string]>([
    ['korean-sentence', '/** 안녕 */ export const plate = /^[가-힣]$/;'],
    ['clock', 'export const day = (ms: number) => new Date(ms);'],
    ['typed-figure', ['export const text = `보장은 $', '{days}일 뒤에 시작돼요.`;'].join('')],
    ['module-state', 'export const f = () => { let n = 0; n += 1; return n; };'],
    [
      'press-lock',
      "import { usePressOnce } from '@shared/settle/use-press-once'; usePressOnce(() => resubmit(call));",
    ],
    ['bare-back', 'export const back = () => (isFirst ? navigate("/") : navigate(-1));'],
    ['bare-back', 'export const go = () => { if (place > 0) void navigate(-1); else goHome(); };'],
  ])('leave alone: %s in %s', (rule, source) => {
    expect(breaches(rule, source)).toEqual([]);
  });

  it.each(['shared/domain', 'shared/api', 'shared/routes', 'shared/session', 'shared/application'])(
    'hold in %s: no Korean sentence, because a code chooses the words elsewhere',
    (folder) => {
      expect(breachesIn('korean-sentence', folder)).toEqual([]);
    },
  );

  it.each(['shared/domain', 'shared/routes', 'shared/copy'])(
    'hold in %s: the day is an argument',
    (folder) => {
      expect(breachesIn('clock', folder)).toEqual([]);
    },
  );

  it('hold in every screen: what cannot be taken back is pressed once [PAY-010, REVOKE-017, TRANS-003, SOLIC-006]', () => {
    expect(screens.flatMap((folder) => breachesIn('press-lock', folder))).toEqual([]);
  });

  it('hold in what people read: a figure of the business is never typed into a sentence [CONST-001…CONST-027]', () => {
    const said = [...screens, 'shared/copy'].flatMap((folder) =>
      breachesIn('typed-figure', folder),
    );

    expect(said.filter((breach) => !isOfItsOwn(breach))).toEqual([]);
  });

  it('hold on every page: no way back is dead for who came directly [REVOKE-014]', () => {
    expect(screens.flatMap((folder) => breachesIn('bare-back', folder))).toEqual([]);
  });

  it('hold in every package that is not a singleton: no module state and no context', async () => {
    const list = readFileSync(join(root, 'shared/delivery/build/singletons.mjs'), 'utf8');
    const stateless = packages.filter((folder) => !list.includes(`'@${folder}'`));

    expect(stateless.flatMap((folder) => breachesIn('module-state', folder))).toEqual([]);
  });
});
