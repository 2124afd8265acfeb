import { type PageSettings, productionSettings } from '@shared/config/settings';
import { DEVELOPER_IP } from '../device';
import type { On } from '../literal/names';

/**
 * Returns the product's settings in the sandbox, with the addresses of the external systems and of a developer. They
 * all share the `origin` of the page, so the app may leave to it.
 */
export const sandboxSettings = (origin: string, extras: On = new Set()): PageSettings => ({
  environment: 'sandbox',
  // The product sends an extension only if this backend supports it.
  backend: { extras: [...extras] },
  centre: { phone: '1588-0000' },
  company: {
    name: '서비스케어플러스 주식회사',
    representative: '김대표',
    address: '서울특별시 중구 세종대로 110',
    phone: '1588-0000',
    email: 'help@servicecare.example',
    businessNumber: '000-00-00000',
    mailOrderNumber: '2026-서울중구-00000',
    hostingProvider: '서비스케어플러스 주식회사',
  },
  legal: {
    insurer: '메리디안손해보험',
    insurerPhone: '1588-1111',
    insuranceWithdrawal: '',
  },
  dev: { ipList: [DEVELOPER_IP] },
  // The person test-account, who may apply on the web. Source: HOME-006, A-16.
  test: { emailPattern: String.raw`[^@\s]+@test\.servicecare\.example` },
  links: {
    ...productionSettings.links,
    androidStore: '/sandbox/store/android',
    iosStore: '/sandbox/store/ios',
    allowedOrigins: [origin],
  },
  events: { url: '/sandbox/client-events' },
});
