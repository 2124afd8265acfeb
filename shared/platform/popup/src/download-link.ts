export type Phone = 'android' | 'ios' | 'other';
export type StoreLinks = { subscribe: string; androidStore: string; iosStore: string };

/**
 * Returns where to get the app: the store of the phone, otherwise the page about subscribing. Source: SHELL-016,
 * ROUTE-030.
 */
export function downloadLink(phone: Phone, links: StoreLinks): { href: string; label: string } {
  if (phone === 'android') return { href: links.androidStore, label: 'Google Play에서 받기' };
  if (phone === 'ios') return { href: links.iosStore, label: 'App Store에서 받기' };
  return { href: links.subscribe, label: '앱 안내 보기' };
}
