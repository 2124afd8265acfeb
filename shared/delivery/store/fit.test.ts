import type { AppJson } from '@shared/release/release';
import { remoteNames } from '@shared/routes/apps';
import { appJsonOf } from '../testing/builds';
import { type Changes, set } from '../testing/set';
import { fitProblems } from './fit';

describe('fitProblems', () => {
  it('returns no problem for a compatible set', () => {
    expect(fitProblems(set())).toEqual([]);
  });

  it.each<[why: string, check: string, where: string, what: RegExp, changes: Changes]>([
    [
      'a remote that needs a newer contract',
      'contract',
      'apply@1.0.0',
      /needs a host with contract \^1\.3\.0; host@1\.0\.0 gives 1\.2\.0/,
      { apply: { contract: { needsHost: '^1.3.0' } } },
    ],
    [
      'a remote that names no contract',
      'contract',
      'guides@1.0.0',
      /needs a host with contract \(none named\)/,
      { guides: { contract: {} } },
    ],
    [
      'a shared module the host does not give',
      'shared modules',
      'mypage@1.0.0, @shared/new',
      /gives none/,
      { mypage: { shared: { '@shared/new': { required: '^1.0.0', carried: false } } } },
    ],
    [
      'a remote with a copy of a singleton',
      'shared modules',
      'estimate@1.0.0, react',
      /brings a copy of react of its own/,
      { estimate: { shared: { react: { required: '^19.0.0', carried: true } } } },
    ],
    [
      'another major of the federation runtime',
      'federation runtime',
      'apply@1.0.0',
      /built by webpack 6\.0\.0, host@1\.0\.0 by 5\.111\.1/,
      { apply: { runtime: { webpack: '6.0.0' } } },
    ],
    [
      'a public path that is not its own folder',
      'public path',
      'apply@1.0.0',
      /asks for its files at https:\/\/elsewhere\//,
      { apply: { publicPath: 'https://elsewhere/' } },
    ],
    [
      'a host with the public path of another version',
      'public path',
      'host@1.0.0',
      /asks for its files at \/host\/0\.9\.0\//,
      { host: { publicPath: '/host/0.9.0/' } },
    ],
    [
      'a missing screen',
      'exposes',
      'guides@1.0.0, Guide',
      /has a route to Guide, and guides@1\.0\.0 has no such screen/,
      { guides: { screens: {} } },
    ],
    [
      'a name two builds have',
      'unique names',
      'mypage@1.0.0',
      /has the name __care_apply_1\.0\.0 on a page, as apply@1\.0\.0 has/,
      { mypage: { uniqueName: '__care_apply_1.0.0' } },
    ],
  ])('refuses %s, and reports only this', (_, check, where, what, changes) => {
    const problems = fitProblems(set(changes));

    expect(problems.map((problem) => [problem.check, problem.where])).toEqual([[check, where]]);
    expect(problems[0]?.what).toMatch(what);
    expect(problems[0]?.mend).toMatch(/\w{4}/);
  });

  const raised: Changes = {
    host: {
      version: '2.0.0',
      shared: { react: { provided: '20.0.0' }, 'react/jsx-runtime': { provided: '20.0.0' } },
    },
  };
  const taking = (required: string): Partial<AppJson> => ({
    shared: {
      react: { required, carried: false },
      'react/jsx-runtime': { required, carried: false },
    },
  });
  const allTaking = (required: string): Changes =>
    Object.fromEntries(remoteNames.map((app) => [app, taking(required)]));

  it('names every remote that blocks a new React of the host, and what to publish first', () => {
    const changes = { ...allTaking('^19.0.0 || ^20.0.0'), apply: taking('^19.0.0'), ...raised };
    const problems = fitProblems(set(changes));

    expect(problems.map(({ check, where }) => [check, where])).toEqual([
      ['shared modules', 'apply@1.0.0, react'],
    ]);
    expect(problems[0]?.what).toMatch(/needs \^19\.0\.0; host@2\.0\.0 gives 20\.0\.0/);
    expect(problems[0]?.mend).toBe(
      'publish apply with "accepts": {"react": "^19.0.0 || ^20.0.0"} in remote-apply/package.json and promote it before host@2.0.0',
    );
  });

  it('accepts remotes that allow both majors, with the old host and with the new one', () => {
    const both = allTaking('^19.0.0 || ^20.0.0');
    const before = {
      host: {
        shared: { react: { provided: '19.3.1' }, 'react/jsx-runtime': { provided: '19.3.1' } },
      },
    };

    expect(fitProblems(set({ ...both, ...before }))).toEqual([]);
    expect(fitProblems(set({ ...both, ...raised }))).toEqual([]);
  });

  it.each([
    ['another minor version of webpack', { webpack: '5.112.0' }],
    ['a build of another tool', {}],
  ])('accepts %s, because the browser test covers it', (_, runtime) => {
    expect(fitProblems(set({ apply: { runtime } }))).toEqual([]);
  });

  it('refuses a unique name that a fallback version also has', () => {
    const older = appJsonOf('apply', '0.9.0', { uniqueName: '__care_apply_1.0.0' });

    expect(fitProblems(set({}, { apply: older })).map(({ where }) => where)).toEqual([
      'apply@0.9.0',
    ]);
  });
});
