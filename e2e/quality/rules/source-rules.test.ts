import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders } from '@shared/delivery/base/shared-folders';
import { breaches, type Rule } from './source-rules';
import { codeIn, screens, shipped } from './sources';

/** Packages that run outside the browser. */
const SERVERS = ['shared/delivery', 'shared/database'];
/** Packages that never run on a customer's phone. `shared/platform/qa` catches all its own errors. */
const TOOLS = [...SERVERS, 'shared/platform/qa'];

const root = join(__dirname, '../../..');

const breachesIn = (rule: Rule, folder: string) =>
  codeIn(folder).flatMap(({ path, text }) => breaches(rule, text).map((what) => `${path}:${what}`));

/**
 * Texts with figures that are not business rules: terms of an earlier year, a notice of certain days, a vehicle step.
 */
const ofTheirOwn = [
  /^shared\/product\/copy\/src\/legal-2025\.ts:/,
  /^host\/src\/notice\/PriceChange\.tsx:/,
  /^remote-apply\/src\/vehicle-reg\/VehicleConfirm\.tsx:\d+: 2단계$/,
];
const isOfItsOwn = (breach: string) => ofTheirOwn.some((own) => own.test(breach));

describe('source rules', () => {
  it.each<[Rule, string]>([
    ['korean-sentence', "export const text = '안녕하세요';"],
    ['korean-sentence', ['export const text = `안녕 $', '{name}`;'].join('')],
    ['clock', 'export const now = Date.now();'],
    ['module-state', 'let open = 0; export const count = () => open;'],
    ['module-state', 'export const Context = createContext(0);'],
    ['typed-figure', "export const text = '보장은 30일 뒤에 시작돼요.';"],
    ['typed-figure', 'export const Text = () => <p>최대 1,000만원까지 보장해요.</p>;'],
    ['typed-figure', ['export const text = `$', '{name}은 180,000km 이하`;'].join('')],
    ['bare-back', 'export const page = <Page back={() => void navigate(-1)} />;'],
    ['bare-back', 'export const back = () => { if (isOpen) navigate(-1); };'],
    ['raw-storage', "export const draft = () => sessionStorage.getItem('draft');"],
    ['raw-storage', "export const draft = () => globalThis['localStorage'];"],
    ['raw-storage', 'export const cookies = () => document.cookie;'],
    ['storage-while-loading', "const draft = tabStorage.getItem('draft');"],
    ['storage-while-loading', 'const outbox = createOutbox(databases(), tabStorage);'],
    ['unlimited-wait', 'export const share = (data: ShareData) => navigator.share(data);'],
    ['unlimited-wait', "export const alone = () => navigator.locks.request('pay', pay);"],
    ['unlimited-wait', 'export const drawn = async () => { await document.fonts.ready; };'],
    ['unlimited-wait', 'export const decoded = (image: HTMLImageElement) => image.decode();'],
    ['unlimited-wait', 'request.onupgradeneeded = () => createStore();'],
    [
      'unlimited-wait',
      "const told = () => new Promise((done) => { new BroadcastChannel('a').onmessage = done; });",
    ],
    ['press-lock', 'export const onClick = () => void withdrawRevoke(call, id);'],
  ])('refuse %s in %s', (rule, source) => {
    expect(breaches(rule, source)).toHaveLength(1);
  });

  it.each<[Rule, string]>([
    ['korean-sentence', '/** 안녕 */ export const plate = /^[가-힣]$/;'],
    ['clock', 'export const day = (ms: number) => new Date(ms);'],
    ['typed-figure', ['export const text = `보장은 $', '{days}일 뒤에 시작돼요.`;'].join('')],
    ['module-state', 'export const f = () => { let n = 0; n += 1; return n; };'],
    ['raw-storage', 'export const draft = () => tabStorage.length;'],
    ['storage-while-loading', 'export const core = createCore({ storage: tabStorage });'],
    ['storage-while-loading', 'export const outbox = () => createOutbox(databases());'],
    [
      'press-lock',
      "import { usePressOnce } from '@shared/payment/use-press-once'; usePressOnce(() => resubmit(call));",
    ],
    [
      'unlimited-wait',
      "import { inTime } from '@shared/config/waits'; inTime('share', navigator.share(data));",
    ],
    ['unlimited-wait', 'export const canShare = () => navigator.canShare?.(data) === true;'],
    ['unlimited-wait', "export const channel = () => new BroadcastChannel('session');"],
    ['bare-back', 'export const back = () => (isFirst ? navigate("/") : navigate(-1));'],
    ['bare-back', 'export const go = () => { if (place > 0) void navigate(-1); else goHome(); };'],
  ])('allow %s in %s', (rule, source) => {
    expect(breaches(rule, source)).toEqual([]);
  });

  it.each([
    'shared/product/domain',
    'shared/product/api',
    'shared/platform/routes',
    'shared/product/session',
    'shared/product/application',
  ])('find no Korean sentence in %s, because other packages turn codes into words', (folder) => {
    expect(breachesIn('korean-sentence', folder)).toEqual([]);
  });

  it.each(['shared/product/domain', 'shared/platform/routes', 'shared/product/copy'])(
    'find no clock in %s, because the day is an argument',
    (folder) => {
      expect(breachesIn('clock', folder)).toEqual([]);
    },
  );

  it('find a lock in every screen that makes a permanent change [PAY-010, REVOKE-017, TRANS-003, SOLIC-006]', () => {
    expect(screens.flatMap((folder) => breachesIn('press-lock', folder))).toEqual([]);
  });

  it('find no business figure typed into a text that people read [CONST-001…CONST-027]', () => {
    const said = [...screens, 'shared/product/copy'].flatMap((folder) =>
      breachesIn('typed-figure', folder),
    );

    expect(said.filter((breach) => !isOfItsOwn(breach))).toEqual([]);
  });

  it('find no Back that does nothing when a page was opened directly [REVOKE-014]', () => {
    expect(screens.flatMap((folder) => breachesIn('bare-back', folder))).toEqual([]);
  });

  it('find raw storage only in the storage module and in tools of test channels', () => {
    const raw = shipped
      .filter((folder) => !TOOLS.includes(folder))
      .flatMap((folder) => breachesIn('raw-storage', folder));

    expect(
      raw.filter((breach) => !breach.startsWith('shared/platform/config/src/storage.ts:')),
    ).toEqual([]);
  });

  it('find no module that reads storage while it loads', () => {
    expect(shipped.flatMap((folder) => breachesIn('storage-while-loading', folder))).toEqual([]);
  });

  it('find no wait for a browser API outside the files that take a limit from the table', () => {
    const product = shipped.filter((folder) => !SERVERS.includes(folder));

    expect(product.flatMap((folder) => breachesIn('unlimited-wait', folder))).toEqual([]);
  });

  it('find no module state and no context outside of the singleton packages', async () => {
    const list = readFileSync(join(root, 'shared/delivery/build/singletons.mjs'), 'utf8');
    const stateless = Object.entries(sharedFolders(root))
      .filter(([name]) => !list.includes(`'@shared/${name}'`))
      .map(([, folder]) => folder);

    expect(stateless.flatMap((folder) => breachesIn('module-state', folder))).toEqual([]);
  });
});
