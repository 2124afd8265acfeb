import { join } from 'node:path';
import ts from 'typescript';
import { codeIn, shipped } from './sources';
import { unreadFields } from './unread-fields';

const root = join(__dirname, '../../..');
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
const plain: ts.CompilerOptions = { ...options, incremental: false };

/** Returns the program of one small source. */
function programOf(text: string): ts.Program {
  const host = ts.createCompilerHost(plain);
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true);
  const alone = { ...plain, noLib: true, types: [] };
  return ts.createProgram(['a.ts'], alone, {
    ...host,
    getSourceFile: (name) => (name === 'a.ts' ? file : undefined),
  });
}

/** The server names the link in its answer. A page knows it from its own address. */
const kept = ['shared/product/api/src/solicitation-shape.ts: hash'];

/** A field that no code reads demands something from the backend, or keeps something, that no screen needs. */
describe('the fields of answers and of the application', () => {
  it.each([
    ['type A = { id: 1 }; type B = { id: 1 }; const a = (one: A) => one.id;', ['id']],
    ['type A = { id: 1 }; const a = ({ id }: A) => id;', []],
    [
      'type A = { id: 1 }; type B = { no: 1 }; const a = (one: A): B => ({ no: one.id });',
      ['id', 'no'],
    ],
    ['type A = { id: 1 }; const a = (one: A) => ({ id: one.id });', []],
    ['const v: any = 0; v.object({ id: 1 });', ['id']],
    ['const v: any = 0; v.transform(() => ({ id: 1 }));', ['id']],
    ["const renamed: any = 0; renamed({ no: ['id', 1] });", ['no']],
  ])('are found in %s [A-92]', (source, unread) => {
    expect(unreadFields(programOf(source), () => true)).toEqual(
      unread.map((one) => `a.ts: ${one}`),
    );
  });

  it('are read by a shipped file [A-92, A-101]', () => {
    const files = shipped.flatMap(codeIn);
    const program = ts.createProgram(
      files.map(({ path }) => join(root, path)),
      plain,
    );
    const isWatched = (path: string) =>
      /shared\/product\/(api\/src\/|domain\/src\/package\.ts|application\/src\/application\.schema)/.test(
        path,
      );

    const unread = unreadFields(program, isWatched).map((one) => one.slice(root.length + 1));

    expect(unread).toEqual(kept);
  });
});
