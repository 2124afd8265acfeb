/**
 * Returns a function that tells whether the page of this call is still the current one. Parts of a page go when its data
 * changes, so an action asks for the address before it acts on the page.
 */
export function watchPage(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}
