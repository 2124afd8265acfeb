import { backendExtras, type ExtraName } from '@shared/config/backend-extras';

/**
 * The names in a document, as a tree. `anything` means that the documents leave the content open. A name with an
 * `extra` exists only if that extension is on.
 */
export type Names =
  | { kind: 'anything' }
  | { kind: 'list'; of: Names }
  | { kind: 'object'; names: ReadonlyMap<string, Name> };
type Name = { extra: ExtraName | undefined; of: Names };

export type On = ReadonlySet<ExtraName>;

const ANYTHING: Names = { kind: 'anything' };

/**
 * Parses the notation of the documents: `a, b? {c, d}, e [f]`. `{*}` leaves the content open. A name in `entities`
 * stands for its names. `id@order-id` exists only with that extension.
 * @throws {RangeError} for a mistake in a table of this project.
 */
export function namesIn(text: string, entities: Readonly<Record<string, string>> = {}): Names {
  const tokens = text.match(/[\w-]+|[@{}[\],*]/g) ?? [];
  let at = 0;
  const next = (expected?: string): string => {
    const token = tokens[at];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new RangeError(`${expected ?? 'a name'} is missing in: ${text}`);
    at += 1;
    return token;
  };
  const inside = (end: string): Names => {
    const found = tokens[at] === '*' ? open() : (entity() ?? list(end));
    next(end);
    return found;
  };
  const open = (): Names => {
    next('*');
    return ANYTHING;
  };
  const entity = (): Names | undefined => {
    const word = tokens[at] ?? '';
    if (!Object.hasOwn(entities, word)) return undefined;
    at += 1;
    return namesIn(entities[word] ?? '', entities);
  };
  const list = (end?: string): Names => {
    const names = new Map<string, Name>();
    while (at < tokens.length && tokens[at] !== end) {
      const name = next();
      names.set(name, { extra: extra(), of: below() });
      if (tokens[at] === ',') next(',');
    }
    return { kind: 'object', names };
  };
  const extra = (): ExtraName | undefined => {
    if (tokens[at] !== '@') return undefined;
    next('@');
    const name = next();
    if (!isExtra(name)) throw new RangeError(`nobody knows the extra ${name}`);
    return name;
  };
  const below = (): Names => {
    if (tokens[at] === '{') {
      next('{');
      return inside('}');
    }
    if (tokens[at] === '[') {
      next('[');
      return { kind: 'list', of: inside(']') };
    }
    return entity() ?? ANYTHING;
  };
  return entity() ?? (tokens[at] === '*' ? open() : list());
}

const isExtra = (name: string): name is ExtraName => Object.hasOwn(backendExtras, name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value with only the named fields, including those of active extensions. */
export function onlyNamed(names: Names, value: unknown, on: On): unknown {
  if (names.kind === 'list')
    return Array.isArray(value) ? value.map((one) => onlyNamed(names.of, one, on)) : value;
  if (names.kind === 'anything' || !isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, it]) => {
    const known = nameIn(names.names, name, on);
    return known ? [[name, onlyNamed(known.of, it, on)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns all undocumented names with their full paths: `payments.state`. */
export function unnamed(names: Names, value: unknown, on: On, at = ''): readonly string[] {
  if (names.kind === 'list')
    return Array.isArray(value) ? value.flatMap((one) => unnamed(names.of, one, on, at)) : [];
  if (names.kind === 'anything' || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, it]) => {
    const known = nameIn(names.names, name, on);
    return known ? unnamed(known.of, it, on, `${at}${name}.`) : [`${at}${name}`];
  });
}

function nameIn(names: ReadonlyMap<string, Name>, name: string, on: On): Name | undefined {
  const known = names.get(name);
  return known?.extra === undefined || on.has(known.extra) ? known : undefined;
}
