/**
 * Returns true for the error of a React commit whose DOM was changed by something else, for example page translation.
 * `removeChild` and `insertBefore` then throw a DOMException named NotFoundError, which our code never throws.
 */
export const isForeignDomChange = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'NotFoundError';
