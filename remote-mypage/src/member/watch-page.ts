/**
 * Returns a function that tells whether the page of this call is still the current one. It compares path and membership
 * of the address, because parts of a page go when its data changes.
 */
export function watchPage(): () => boolean {
  const before = place();
  return () => place() === before;
}

const place = () => location.pathname + new URLSearchParams(location.search).get('subsc_id');
