import { type PageSettings, productionSettings } from '@shared/config/settings';
import { DEVELOPER_IP } from '../device';
import type { On } from '../literal/names';

/**
 * The product's settings in the sandbox: its neighbours' addresses, and the address a developer has here. The card
 * provider and the others share the page's `origin`, so the app may leave for that, too.
 */
export const sandboxSettings = (origin: string, extras: On = new Set()): PageSettings => ({
  environment: 'sandbox',
  // Both sides agree: the product sends an extra only where this backend has it.
  backend: { extras: [...extras] },
  dev: { ipList: [DEVELOPER_IP] },
  // The person called test-account, who may apply on the web. Source: HOME-006, A-16.
  test: { emailPattern: String.raw`[^@\s]+@test\.servicecare\.example` },
  links: {
    ...productionSettings.links,
    androidStore: '/sandbox/store/android',
    iosStore: '/sandbox/store/ios',
    allowedOrigins: [origin],
  },
  events: { url: '/sandbox/client-events' },
});
