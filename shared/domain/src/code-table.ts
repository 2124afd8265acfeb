/**
 * The server's numbers and our names for them, both ways. A table is made with `@__PURE__` where a first view reads another
 * one of its file: what nobody asks for then stays out of it.
 */
export type CodeTable<Name extends string, Code extends number = number> = {
  readonly names: readonly Name[];
  /** The name of a code as it arrives: a number, or the same number as text. Unknown codes have none. */
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
