import { appNames, remoteNames } from '@shared/routes/apps';
import { filesOf, IS_TEST, screens } from './sources';

/**
 * Files that may list the remotes: the table, the workflows (YAML imports nothing, so workflows.test.ts checks them),
 * and the monolith build, which imports each remote.
 */
const MAY =
  /^(shared\/platform\/routes\/src\/apps\.ts|\.github\/workflows\/|e2e\/quality\/performance\/monolith\/)/;

const name = `(?:${remoteNames.join('|')})`;
/** Three names of remotes in a row, in a list, a pattern or a table. */
const IN_A_ROW = new RegExp(`(?:\\b${name}\\b(?:['"]?: ?['"]?\\w+)?[^\\w/]{1,8}){2}\\b${name}\\b`);

const isList = (text: string): boolean => {
  const found = IN_A_ROW.exec(text)?.[0];
  return found !== undefined && new Set(found.match(new RegExp(`\\b${name}\\b`, 'g'))).size > 2;
};

describe('list of remotes', () => {
  it.each([
    ["['apply', 'mypage', 'estimate', 'guides']", true],
    ['{ apply: 4102, mypage: 4103, estimate: 4104 }', true],
    ['/(host|apply|mypage|estimate|guides)/', true],
    ["type RemoteName = 'apply' | 'mypage' | 'estimate'", true],
    ["[\n  'guides',\n  'apply',\n  'mypage',\n]", true],
    ["promote('apply@1.1.0', 'mypage@1.1.0')", false],
    ["['apply', 'mypage']", false],
  ])('is recognised in %j: %j', (text, expected) => {
    expect(isList(text)).toBe(expected);
  });

  it('exists only once', () => {
    const files = filesOf(
      (path) => /\.(tsx?|[cm]?js|yml)$/.test(path) && !MAY.test(path) && !IS_TEST.test(path),
    );

    expect(files.filter(({ text }) => isList(text)).map(({ path }) => path)).toEqual([]);
  });

  it('equals the list of folders, which plain Node reads', () => {
    expect(screens.map((folder) => folder.replace('remote-', '')).sort()).toEqual(
      [...appNames].sort(),
    );
  });
});
