import ts from 'typescript';
import { shipped, sourcesIn } from './sources';

type Fields = { declared: Set<string>; read: Set<string> };

/** Returns the fields that a source declares in its types, and the fields that it reads from values. */
function fieldsIn(text: string): Fields {
  const found: Fields = { declared: new Set(), read: new Set() };
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name))
      found.declared.add(node.name.getText());
    if (ts.isPropertyAccessExpression(node)) found.read.add(node.name.text);
    if (ts.isBindingElement(node)) found.read.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const sources = shipped.flatMap((folder) =>
  sourcesIn(`${folder}/src`, (path) => !path.includes('.test.')),
);
const readSomewhere = new Set(sources.flatMap(({ text }) => [...fieldsIn(text).read]));

/** A declared field that no code reads demands something from the backend that no screen needs. */
describe('the fields of answers', () => {
  it.each([
    ['type Order = { id: string }; const shown = ({ title }: Order) => title;', ['id'], ['title']],
    ['type Order = { id: string }; const shown = (order: Order) => order.id;', ['id'], ['id']],
  ])('are found in %s', (source, declared, read) => {
    const found = fieldsIn(source);

    expect([...found.declared]).toEqual(declared);
    expect([...found.read]).toEqual(expect.arrayContaining(read));
  });

  it('are read by a shipped file when shared/product/api declares them', () => {
    const unread = sources
      .filter(({ path }) => path.startsWith('shared/product/api/src/'))
      .flatMap(({ path, text }) =>
        [...fieldsIn(text).declared]
          .filter((field) => !readSomewhere.has(field))
          .map((field) => `${path}: ${field}`),
      );

    expect(unread).toEqual([]);
  });
});
