import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

/** Files that each break one rule, with the import that breaks it. */
const broken: readonly [rule: string, file: string, source: string][] = [
  ['domain-depends-on-nothing', 'shared/product/domain/src/bad.ts', "import 'react';"],
  ['dayjs-in-one-place', 'remote-apply/src/bad-dayjs.ts', "import 'dayjs';"],
  [
    'routes-are-a-table',
    'shared/platform/routes/src/bad.ts',
    "import '../../../product/domain/src/good';",
  ],
  [
    'ui-knows-no-business',
    'shared/platform/ui/src/bad.ts',
    "import '../../../product/domain/src/good';",
  ],
  ['api-shows-nothing', 'shared/product/api/src/bad.ts', "import '../../copy/src/good';"],
  ['copy-is-text', 'shared/product/copy/src/bad.ts', "import 'react';"],
  [
    'shared-knows-no-app',
    'shared/product/session/src/bad.ts',
    "import '../../../../host/src/good';",
  ],
  [
    'remote-knows-no-other-app',
    'remote-apply/src/bad.ts',
    "import '../../remote-mypage/src/good';",
  ],
  ['host-knows-no-remote', 'host/src/bad.ts', "import '../../remote-mypage/src/good';"],
  ['loader-knows-no-shell', 'host/src/loader/bad.ts', "import '../shell/good';"],
  ['router-through-the-facade', 'remote-apply/src/bad-router.ts', "import 'react-router-dom';"],
  ['query-through-the-facade', 'remote-apply/src/bad-query.ts', "import '@tanstack/react-query';"],
  ['axios-in-one-place', 'remote-apply/src/bad-axios.ts', "import 'axios';"],
  [
    'federation-in-the-loader',
    'remote-apply/src/bad-mf.ts',
    "import '@module-federation/enhanced/runtime';",
  ],
  ['no-node-on-the-phone', 'remote-apply/src/bad-node.ts', "import 'node:fs';"],
  [
    'delivery-tools-stay-home',
    'host/src/bad-delivery.ts',
    "import '../../shared/delivery/store/good';",
  ],
  [
    'delivery-store-looks-down',
    'shared/delivery/store/bad.ts',
    "import type { Good } from '../judge/good';",
  ],
  [
    'databases-stay-home',
    'remote-apply/src/bad-data.ts',
    "import '../../shared/database/src/good';",
  ],
  ['tools-looks-down', 'e2e/tools/bad.ts', "import '../sandbox/src/people/good';"],
  ['engines-looks-down', 'e2e/engines/bad.ts', "import '../quality/good';"],
  ['backend-knows-nobody', 'e2e/sandbox/src/backend/bad.ts', "import '../people/good';"],
  [
    'lower-singletons-know-no-popup',
    'shared/platform/query/src/bad.ts',
    "import '../../popup/src/good';",
  ],
  [
    'platform-knows-no-product',
    'shared/platform/bridge/src/bad.ts',
    "import '../../../product/session/src/good';",
  ],
  ['no-cycle', 'remote-guides/src/a.ts', "import './b'; export const a = 1;"],
];
const good = [
  'shared/product/domain',
  'shared/product/copy',
  'shared/database',
  'shared/product/session',
  'shared/platform/popup',
  'host',
  'remote-mypage',
];

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
    for (const place of good) write(`${place}/src/good.ts`, 'export const good = 1;');
    for (const [, file, source] of broken) write(file, source);
    for (const place of [
      'shared/delivery/store',
      'shared/delivery/judge',
      'host/src/shell',
      'e2e/quality',
      'e2e/sandbox/src/people',
    ])
      write(`${place}/good.ts`, 'export const good = 1;');
    write('remote-guides/src/b.ts', "import './a'; export const b = 1;");
    mkdirSync(join(house, 'node_modules'));
    for (const [name, from] of packages)
      symlinkSync(join(root, from, name), join(house, 'node_modules', name));
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json'])
      cpSync(join(root, file), join(house, file));
    violations = cruise(house);
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(broken)('refuse a file that breaks %s', (rule, file) => {
    expect(violations).toMatch(new RegExp(`${rule}: ${file.replaceAll('.', '\\.')}`));
  });

  it('accept the files that break nothing', () => {
    expect(violations).not.toMatch(/: \S+\/good\.ts/);
  });
});

function cruise(folder: string): string {
  const bin = join(root, 'node_modules/.bin/depcruise');
  try {
    return execFileSync(
      bin,
      [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err',
        'e2e',
        'host',
        'remote-apply',
        'remote-guides',
        'remote-mypage',
        'shared',
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
    );
  } catch (failure) {
    return String((failure as { stdout?: string }).stdout);
  }
}
