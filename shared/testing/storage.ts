const areas = ['sessionStorage', 'localStorage', 'indexedDB'] as const;

/** Makes every access to the storage of the browser throw. Returns a function that enables it again. */
export function denyStorage(): () => void {
  const before = areas.map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const name of areas)
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  return () => {
    for (const [name, own] of before)
      if (own) Object.defineProperty(window, name, own);
      else Reflect.deleteProperty(window, name);
  };
}
