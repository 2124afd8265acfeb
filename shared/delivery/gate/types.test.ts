import { join } from 'node:path';
import { appJsonOf } from '../testing/builds';
import type { Declarations } from './declarations';
import { typeProblems } from './types';

const root = join(__dirname, '../../..');

const built: Declarations = {
  'shared/session/src/index.d.ts': [
    "import type { Won } from '../../domain/src/money';",
    "export type { Session } from './session';",
    "import type { Session } from './session';",
    'export declare const useSession: () => Session;',
    'export declare const pay: (amount: Won, note?: string) => void;',
    'export declare const signOut: () => void;',
  ].join('\n'),
  'shared/session/src/session.d.ts':
    'export type Session = { inApp: boolean; user: string | undefined };',
  'shared/domain/src/money.d.ts': [
    "import type { Brand } from './brand';",
    "export type Won = Brand<number, 'Won'>;",
  ].join('\n'),
  'shared/domain/src/brand.d.ts':
    'declare const brand: unique symbol;\nexport type Brand<T, Name extends string> = T & { readonly [brand]: Name };',
};

const remote = appJsonOf('apply', '1.4.0', {
  types: 'then',
  shared: { '@shared/session': { required: '^1.0.0', uses: ['pay', 'useSession'] } },
});
const problemsWith = (host: Declarations) =>
  typeProblems(
    root,
    { app: appJsonOf('host', '2.0.0', { types: 'now' }), types: host },
    { app: remote, types: built },
  );
const changed = (path: string, from: string, to: string): Declarations => {
  const text = built[path] ?? '';
  expect(text).toContain(from);
  return { ...built, [path]: text.replace(from, to) };
};
const SESSION = 'shared/session/src/session.d.ts';
const INDEX = 'shared/session/src/index.d.ts';

describe('typeProblems', () => {
  it('accepts added fields and files', () => {
    const session = changed(SESSION, 'inApp: boolean', 'inApp: boolean; phone: string');

    expect(problemsWith({ ...session, 'shared/new.d.ts': 'export type New = 1;' })).toEqual([]);
  });

  it('accepts a removed name that the remote does not use, beside an unchanged brand', () => {
    expect(problemsWith(changed(INDEX, 'export declare const signOut: () => void;', ''))).toEqual(
      [],
    );
  });

  it('reports a removed field', () => {
    const [problem, ...others] = problemsWith(changed(SESSION, 'inApp: boolean; ', ''));

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      check: 'types',
      where: 'apply@1.4.0, @shared/session useSession',
    });
    expect(problem?.what).toContain("Property 'inApp' is missing in type 'Session'");
  });

  it('reports a removed name', () => {
    const [problem] = problemsWith(
      changed(INDEX, 'export declare const pay: (amount: Won, note?: string) => void;', ''),
    );

    expect(problem?.where).toBe('apply@1.4.0, @shared/session pay');
    expect(problem?.what).toContain("Property 'pay' does not exist");
  });
});
