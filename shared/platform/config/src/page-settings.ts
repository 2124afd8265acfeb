/**
 * Returns the settings in the data block of the page, by group. The server writes them and they never change.
 * Returns an empty object for an unreadable block, which the page reports itself (host/src/boot).
 */
export function pageSettings(): Readonly<Record<string, unknown>> {
  if (typeof document === 'undefined') return {};
  const page = parsed(document.getElementById('page')?.textContent);
  return Object(Object(page).settings);
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}
