/**
 * The page's own values of settings, by group; its server writes them and they never change. A block that cannot be read
 * has none: the page says so itself (host/src/page).
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
