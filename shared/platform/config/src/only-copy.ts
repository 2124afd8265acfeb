/**
 * Creates the state of a singleton module, which must exist once per page.
 * Two copies would mean two sessions, so the built app refuses the second one. In development, a module that is loaded
 * again takes over the state.
 *
 * @throws {Error} in production, if the module was already loaded.
 */
export function onlyCopy<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(name);
  const isProduction = process.env['NODE_ENV'] === 'production';
  const held: unknown = Reflect.get(globalThis, key);
  if (held !== undefined) {
    // The list of singletons is shared/delivery/build/singletons.mjs.
    if (isProduction) throw new Error(`${name} was loaded twice`);
    return held as T;
  }
  const made = create();
  // In production, store only a flag, so that other scripts cannot reach the state.
  Object.defineProperty(globalThis, key, {
    value: isProduction ? true : made,
    configurable: !isProduction,
  });
  return made;
}
