/**
 * Returns where to get the app of an `intent://` address. That is the fallback page in the address, or else the app's
 * page in the store. Other schemes name no app.
 */
export function storeOf(url: string): string | undefined {
  if (!url.startsWith('intent:')) return undefined;
  const named = new Map(
    (url.split('#Intent;')[1] ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name, value.join('=')];
    }),
  );
  const fallback = decoded(named.get('S.browser_fallback_url') ?? '');
  if (fallback.startsWith('https://')) return fallback;
  const app = named.get('package') ?? '';
  return /^[\w.]+$/.test(app) ? `https://play.google.com/store/apps/details?id=${app}` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
