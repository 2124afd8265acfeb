import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

/** Each line has a rule, a file that breaks it, and the import that breaks it. */
const broken = `
  domain-depends-on-nothing shared/product/domain/src/bad.ts react
  dayjs-in-one-place remote-apply/src/bad-dayjs.ts dayjs
  routes-are-a-table shared/platform/routes/src/bad.ts ../../../product/domain/src/good
  ui-knows-no-business shared/platform/ui/src/bad.ts ../../../product/domain/src/good
  api-shows-nothing shared/product/api/src/bad.ts ../../copy/src/good
  copy-is-text shared/product/copy/src/bad.ts react
  shared-knows-no-app shared/product/session/src/bad.ts ../../../../host/src/good
  remote-knows-no-other-app remote-apply/src/bad.ts ../../remote-mypage/src/good
  host-knows-no-remote host/src/bad.ts ../../remote-mypage/src/good
  loader-knows-no-shell host/src/loader/bad.ts ../shell/good
  router-through-the-facade remote-apply/src/bad-router.ts react-router-dom
  query-through-the-facade remote-apply/src/bad-query.ts @tanstack/react-query
  axios-in-one-place remote-apply/src/bad-axios.ts axios
  federation-in-the-loader remote-apply/src/bad-mf.ts @module-federation/enhanced/runtime
  no-node-on-the-phone remote-apply/src/bad-node.ts node:fs
  delivery-tools-stay-home host/src/bad-delivery.ts ../../shared/delivery/store/good
  delivery-store-looks-down shared/delivery/store/bad.ts ../judge/good
  databases-stay-home remote-apply/src/bad-data.ts ../../shared/database/src/good
  tools-looks-down e2e/tools/bad.ts ../sandbox/src/people/good
  engines-looks-down e2e/engines/bad.ts ../quality/good
  backend-knows-nobody e2e/sandbox/src/backend/bad.ts ../people/good
  lower-singletons-know-no-popup shared/platform/query/src/bad.ts ../../popup/src/good
  platform-knows-no-product shared/platform/bridge/src/bad.ts ../../../product/session/src/good
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [rule: string, file: string, imported: string]);

/** Packages that the broken files import, with the folder from which they are linked. */
const packages: readonly [name: string, from: string][] = [
  ['react', 'node_modules'],
  ['react-router-dom', 'shared/platform/router/node_modules'],
  ['@tanstack', 'shared/platform/query/node_modules'],
  ['axios', 'shared/product/api/node_modules'],
  ['dayjs', 'shared/product/domain/node_modules'],
  ['@module-federation', 'host/node_modules'],
];

describe('layer rules', () => {
  let house: string;
  let violations: string;

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'house-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    };
    for (const [, file, imported] of broken) {
      write(file, `import '${imported}';`);
      if (imported.startsWith('.'))
        write(`${join(dirname(file), imported)}.ts`, 'export const good = 1;');
    }
    mkdirSync(join(house, 'node_modules'));
    for (const [name, from] of packages)
      symlinkSync(join(root, from, name), join(house, 'node_modules', name));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json'])
      cpSync(join(root, file), join(house, file));
    const rooms = ['e2e', 'host', 'remote-apply', 'remote-mypage', 'shared'];
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms];
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const bin = join(root, 'node_modules/.bin/depcruise');
    violations = spawnSync(bin, args, { cwd: house, encoding: 'utf8', env }).stdout;
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(broken)('refuse a file that breaks %s', (rule, file) => {
    expect(violations).toMatch(new RegExp(`${rule}: ${file.replaceAll('.', '\\.')}`));
  });

  it('accept the files that break nothing', () => {
    expect(violations).not.toMatch(/: \S+\/good\.ts/);
  });
});
