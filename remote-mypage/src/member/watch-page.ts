/**
 * Returns a function that tells whether the page of this call is still the current one. It compares the address, because
 * parts of a page go when its data changes.
 */
export function watchPage(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}
