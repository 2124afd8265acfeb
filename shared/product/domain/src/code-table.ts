/**
 * Maps the codes of the server to our names and back.
 * A table is marked `@__PURE__` if a prerender reads another table of the same file, so that the bundler removes unused
 * tables.
 */
export type CodeTable<Name extends string, Code extends number = number> = {
  readonly names: readonly Name[];
  /** Returns the name of a code, which may be a number or the same number as text. Undefined for an unknown code. */
  nameOf(code: unknown): Name | undefined;
  codeOf(name: Name): Code;
};

export type NameIn<T> = T extends CodeTable<infer Name> ? Name : never;

export function codeTable<Name extends string, Code extends number = number>(
  codes: Readonly<Record<Name, Code>>,
): CodeTable<Name, Code> {
  const names = Object.keys(codes) as Name[];
  const byCode = new Map<number, Name>(names.map((name) => [codes[name], name]));
  return {
    names,
    nameOf: (code) => byCode.get(numberIn(code)),
    codeOf: (name) => codes[name],
  };
}

const numberIn = (code: unknown): number =>
  typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : asNumber(code);
const asNumber = (code: unknown): number => (typeof code === 'number' ? code : Number.NaN);
