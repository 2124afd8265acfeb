/**
 * The state of a singleton. Two copies of its module would mean two sessions on one page, so in the built app the
 * second one is refused loudly. While developing, a module that is loaded again takes its state over instead.
 *
 * @throws {Error} in production, when the module was already loaded.
 */
export function onlyCopy<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(name);
  const isProduction = process.env['NODE_ENV'] === 'production';
  const held: unknown = Reflect.get(globalThis, key);
  if (held !== undefined) {
    // The list is shared/delivery/build/singletons.mjs.
    if (isProduction) throw new Error(`${name} was loaded twice`);
    return held as T;
  }
  const made = create();
  // The built page shows only that it is there: its content is not to be reached.
  Object.defineProperty(globalThis, key, {
    value: isProduction ? true : made,
    configurable: !isProduction,
  });
  return made;
}
