import { settings } from '@shared/config/settings';
import { unusedPins } from '@shared/copy/unused-pins';
import { alert } from '@shared/popup';

/**
 * Shows QA an alert when the address names pins and no QA tools run on this page, because the pins then have no effect.
 * The tools mark the page and report invalid pins themselves. Production shows nothing.
 */
export function reportUnusedPins(search = location.search): void {
  if (settings.environment === 'production') return;
  if (document.documentElement.dataset['tools'] !== undefined) return;
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('mfe'));
  const pins = named.flatMap(([, value]) => value || []);
  if (pins.length > 0) void alert(unusedPins(pins.join(',')));
}
