import ts from 'typescript';

/**
 * A field of a type or of a value that a schema makes (`v.transform(() => ({ … }))`, `renamed({ … })`), or a key of
 * `v.object({ … })`.
 */
type Field = ts.PropertySignature | ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

const isCallOf = (name: string, node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === name;

const isKey = (node: ts.Node): boolean => isCallOf('v.object', node.parent.parent);

/** A `renamed` with a type is left out, because the type has the fields. */
const isRenamed = (node: ts.Node): boolean =>
  isCallOf('renamed', node.parent.parent) &&
  !(node.parent.parent as ts.CallExpression).typeArguments;

function isMade(node: ts.Node): boolean {
  let value = node.parent;
  while (!ts.isArrowFunction(value) && ts.isExpression(value)) value = value.parent;
  return ts.isArrowFunction(value) && !value.type && isCallOf('v.transform', value.parent);
}

const isField = (node: ts.Node): node is Field =>
  ts.isPropertySignature(node)
    ? ts.isIdentifier(node.name) && node.type?.kind !== ts.SyntaxKind.UndefinedKeyword
    : (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      (isKey(node) || isMade(node) || isRenamed(node));

/** Calls `visit` for every node of the sources of ours. */
function walk(program: ts.Program, visit: (node: ts.Node) => void): void {
  const down = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, down);
  };
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('node_modules')) down(file);
}

/**
 * Returns the fields of the files that `isWatched` and that no code reads, as `path: field`. Types decide which field a
 * read means, because several types have a `title`. A copy into another watched field counts only if that one is read.
 * A read through another type counts for types that fit it. For keys of schemas any read of the name counts, because the
 * type of a schema's output does not lead back to its key.
 */
export function unreadFields(program: ts.Program, isWatched: (path: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const named = new Map<string, Field[]>();
  walk(program, (node) => {
    if (!isField(node) || !isWatched(node.getSourceFile().fileName)) return;
    const name = node.name.getText();
    named.set(name, [...(named.get(name) ?? []), node]);
  });
  const used = new Set<ts.Node>();
  const copies: [from: ts.Node, to: ts.Node][] = [];
  const watched = new Set<ts.Node>([...named.values()].flat());
  const fieldsOf = (symbol: ts.Symbol | undefined) =>
    (symbol?.declarations ?? []).filter((one) => watched.has(one));

  /** Returns the watched fields into which a value is copied. */
  const targetsOf = (node: ts.Node): readonly ts.Node[] => {
    let value = node;
    while (ts.isBinaryExpression(value.parent) || ts.isParenthesizedExpression(value.parent))
      value = value.parent;
    const { parent } = value;
    if (!ts.isPropertyAssignment(parent) || parent.initializer !== value) return [];
    const type = checker.getContextualType(parent.parent);
    const name = parent.name.getText();
    return fieldsOf(type && checker.getNonNullableType(type).getProperty(name));
  };
  /** Returns the type with the field. For `renamed`, it is the output of the schema. */
  const ownerOf = (field: Field): ts.Type => {
    if (!isRenamed(field)) return checker.getTypeAtLocation(field.parent);
    const schema = checker.getTypeAtLocation(field.parent.parent) as ts.TypeReference;
    return checker.getTypeArguments(schema)[1] as ts.Type;
  };
  const fits = (field: Field, symbol: ts.Symbol): boolean => {
    const owner = symbol.declarations?.[0]?.parent;
    if (owner === undefined || isKey(field)) return true;
    const isGeneric = ts.isTypeAliasDeclaration(owner.parent) && owner.parent.typeParameters;
    const [from, to] = [ownerOf(field), checker.getTypeAtLocation(owner)].map((one) =>
      checker.getWidenedType(one),
    );
    return Boolean(isGeneric) || checker.isTypeAssignableTo(from as ts.Type, to as ts.Type);
  };
  const read = (symbol: ts.Symbol | undefined, targets: readonly ts.Node[]) => {
    if (symbol === undefined) return;
    const fields = fieldsOf(symbol);
    for (const from of fields) {
      if (targets.length === 0) used.add(from);
      for (const to of targets) copies.push([from, to]);
    }
    if (targets.length > 0) return;
    for (const other of named.get(symbol.name) ?? [])
      if (isKey(other) || (fields.length === 0 && fits(other, symbol))) used.add(other);
  };
  walk(program, (node) => {
    if (ts.isPropertyAccessExpression(node) && named.has(node.name.text))
      read(checker.getSymbolAtLocation(node.name), targetsOf(node));
    if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return;
    const name = (node.propertyName ?? node.name).getText();
    if (!named.has(name)) return;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.parent));
    read(checker.getPropertyOfType(type, name), []);
  });
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [from, to] of copies) if (used.has(to)) used.add(from);
  }
  return [...named].flatMap(([name, fields]) =>
    fields
      .filter((field) => !used.has(field))
      .map((field) => `${field.getSourceFile().fileName}: ${name}`),
  );
}
