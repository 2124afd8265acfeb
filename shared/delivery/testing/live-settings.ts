import { type PageSettings, productionSettings } from '@shared/config/settings';

/** Settings of a channel with which customers may come: every required fact has a value that may be real. */
export const liveSettings = {
  environment: 'production',
  company: {
    name: 'Meridian Care Co., Ltd.',
    representative: 'Kim Minjun',
    address: '12 Teheran-ro, Gangnam-gu, Seoul',
    phone: '02-1234-5678',
    email: 'help@meridiancare.co.kr',
    businessNumber: '124-81-00998',
    mailOrderNumber: '2026-Seoul-01234',
    hostingProvider: 'Amazon Web Services',
  },
  legal: { insurer: 'Meridian Insurance', insurerPhone: '1588-3344', insuranceWithdrawal: '' },
  centre: { phone: '1588-1234' },
  links: {
    ...productionSettings.links,
    iosStore: 'https://apps.apple.com/kr/app/id1234567890',
    allowedOrigins: ['https://pay.meridiancare.co.kr', 'https://account.meridiancare.co.kr'],
  },
} satisfies PageSettings;
